/** Worker that converts examples to JavaScript. It can be terminated if a text blocks its parsers. */
import type { WorkerResult, WorkerReady } from '../../core/workerMessages.ts';
import { convertToJavaScript } from './toJavaScript.ts';

async function answer(code: string): Promise<WorkerResult<string>> {
  try {
    return { kind: 'done', result: await convertToJavaScript(code) };
  } catch (error) {
    return { kind: 'refused', message: String(error) };
  }
}

onmessage = async ({ data }: MessageEvent<string>) => postMessage(await answer(data));
postMessage({ kind: 'ready' } satisfies WorkerReady);
