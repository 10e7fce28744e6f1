/** Worker that formats code. It can be terminated if a text blocks its parsers. */
import type { WorkerResult, WorkerReady } from '../../core/workerMessages.ts';
import { type FormatRequest, type FormattedCode, formatCode } from './formatCode.ts';

async function answer(request: FormatRequest): Promise<WorkerResult<FormattedCode>> {
  try {
    return { kind: 'done', result: await formatCode(request) };
  } catch (error) {
    return { kind: 'refused', message: error instanceof Error ? error.message : String(error) };
  }
}

onmessage = async ({ data }: MessageEvent<FormatRequest>) => postMessage(await answer(data));
postMessage({ kind: 'ready' } satisfies WorkerReady);
