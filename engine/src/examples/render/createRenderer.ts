import { Fingerprints } from './fingerprint.ts';
import { RenderStore } from './renderStore.ts';
import { RenderWorker } from './renderWorker.ts';
import { afterFirst, type RenderRequest, type RenderResult, needsSecondAttempt } from './result.ts';

export interface Renderer {
  /** Queues a render of one example. Imported files are read again. */
  render(request: RenderRequest): Promise<RenderResult>;
  /** Stops the worker processes; a render in progress fails. */
  close(): void;
}

export interface RendererOptions {
  /** Absolute path of the site, from which React and packages are loaded. */
  siteFolder: string;
  /** Cache folder, shared with `renderExamples`. */
  cacheFolder: string;
  /** Time limit per example, in milliseconds. */
  timeLimitMs?: number;
}

/** Creates a renderer for the dev server. It renders one example at a time. */
export function createRenderer({ siteFolder, cacheFolder, timeLimitMs }: RendererOptions): Renderer {
  const store = new RenderStore(cacheFolder, new Fingerprints(siteFolder));
  const workerWithoutDom = new RenderWorker({ siteFolder, attempt: 1, timeLimitMs });
  const workerWithDom = new RenderWorker({ siteFolder, attempt: 2, timeLimitMs });

  const renderNow = async (request: RenderRequest): Promise<RenderResult> => {
    store.clearCache();
    const stored = store.get(request);
    if (stored !== null) {
      return stored;
    }
    const first = await workerWithoutDom.render(request);
    const result = needsSecondAttempt(first) ? afterFirst(first, await workerWithDom.render(request)) : first;
    store.set(request, result);
    return result;
  };

  let queue: Promise<unknown> = Promise.resolve();
  return {
    render(request) {
      const result = queue.then(() => renderNow(request));
      queue = result.catch(() => undefined);
      return result;
    },
    close() {
      workerWithoutDom.close();
      workerWithDom.close();
    }
  };
}
