import { RenderStore } from './renderStore.ts';
import { RenderWorker } from './renderWorker.ts';
import { type RenderRequest, type RenderResult, needsSecondAttempt } from './result.ts';

export interface Renderer {
  /** Renders one example, in its turn. Files that its modules import are read anew. */
  render(request: RenderRequest): Promise<RenderResult>;
  /** Stops the processes; a render under way ends as a failure. */
  close(): void;
}

export interface RendererOptions {
  /** Absolute path of the site, whose React and packages are used. */
  siteFolder: string;
  /** Folder for results, shared with `renderExamples`. */
  cacheFolder: string;
  /** How long one example may take, in milliseconds. */
  timeLimitMs?: number;
}

/** Renders examples one at a time for as long as a development server runs. */
export function createRenderer({ siteFolder, cacheFolder, timeLimitMs }: RendererOptions): Renderer {
  const store = new RenderStore({ siteFolder, cacheFolder });
  const plain = new RenderWorker({ siteFolder, attempt: 1, timeLimitMs });
  const withWindow = new RenderWorker({ siteFolder, attempt: 2, timeLimitMs });

  const renderNow = async (request: RenderRequest): Promise<RenderResult> => {
    store.clearCache();
    const stored = store.get(request);
    if (stored !== null) {
      return stored;
    }
    const first = await plain.render(request);
    const result = needsSecondAttempt(first) ? await withWindow.render(request) : first;
    store.set(request, result);
    return result;
  };

  let turn: Promise<unknown> = Promise.resolve();
  return {
    render(request) {
      const result = turn.then(() => renderNow(request));
      turn = result.catch(() => undefined);
      return result;
    },
    close() {
      plain.close();
      withWindow.close();
    }
  };
}
