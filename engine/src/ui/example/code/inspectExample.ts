import type { RunResult } from '../../../live/preview/livePreview.ts';
import type { ElementQuery } from '../../../live/frame/protocol.ts';
import type { Example } from '../exampleStore.ts';
import { currentVersion } from './language.ts';

/** Result of running an example and counting its elements. */
export type Inspection =
  { state: 'inspected'; counts: number[] } | { state: 'failed'; message: string; line: number | null };

/**
 * Runs the current code of an example in the isolated frame, and counts the rendered elements that match the queries.
 * @returns null if the code was changed meanwhile
 * @throws (rejects) when its code could not be loaded
 */
export async function inspectExample(example: Example, queries: ElementQuery[]): Promise<Inspection | null> {
  const program = { ...(await currentVersion(example)) };
  example.update({ program });
  const result = await example.when<RunResult | null>((state) => {
    if (state.program !== program) {
      return null;
    }
    return state.run?.program === program ? state.run.result : undefined;
  });
  if (!result) {
    return null;
  }
  if (result.state !== 'shown') {
    return { state: 'failed', message: result.message, line: result.state === 'failed' ? result.line : null };
  }
  return inspectShown(example, queries);
}

/** Counts elements in the frame without a new run; null if there is no frame. */
export async function inspectShown({ get }: Example, queries: ElementQuery[]): Promise<Inspection | null> {
  const counts = (await get().preview?.inspect(queries)) ?? null;
  return counts && { state: 'inspected', counts };
}
