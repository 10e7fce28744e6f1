/** Converts in a thread of its own, which can be ended when a text keeps its parsers busy. */
import type { TextAnswer, WorkerReady } from '../../core/workerMessages.ts';
import { convertToJavaScript } from './toJavaScript.ts';

async function answer(code: string): Promise<TextAnswer<string>> {
  try {
    return { kind: 'done', result: await convertToJavaScript(code) };
  } catch (error) {
    return { kind: 'refused', message: String(error) };
  }
}

onmessage = async ({ data }: MessageEvent<string>) => postMessage(await answer(data));
postMessage({ kind: 'ready' } satisfies WorkerReady);
