import type { ElementQuery } from '../../../frame/protocol.ts';
import { currentVersion } from './language.ts';
import { frameFor, showResult } from './running.ts';
import type { Workbench } from './workbench.ts';

/** What running an example and looking at it has shown. */
export type Inspection =
  { state: 'inspected'; counts: number[] } | { state: 'failed'; message: string; line: number | null };

/**
 * Runs the code of an example as it is now in the isolated frame, and counts the elements that it shows.
 * @returns null if a later change has overtaken it
 * @throws (rejects) when code or frame could not be loaded
 */
export async function inspectExample(workbench: Workbench, queries: ElementQuery[]): Promise<Inspection | null> {
  clearTimeout(workbench.timer);
  const frame = await frameFor(workbench);
  const result = await frame.showCode(await currentVersion(workbench));
  if (!result) {
    return null;
  }
  showResult(workbench, result);
  if (result.state !== 'shown') {
    return { state: 'failed', message: result.message, line: result.state === 'failed' ? result.line : null };
  }
  return inspectShown(workbench, queries);
}

/** The same for what the frame shows already; null if it shows nothing. */
export async function inspectShown({ frame }: Workbench, queries: ElementQuery[]): Promise<Inspection | null> {
  const counts = (await frame?.inspect(queries)) ?? null;
  return counts && { state: 'inspected', counts };
}
