import type { ElementQuery, Surroundings } from '../../../frame/protocol.ts';
import type { LiveLanguage } from '../../../model.ts';
import type { TabCode } from '../../../tabCode.ts';
import { type LivePreview, type RunResult, openPreview } from './livePreview.ts';

/**
 * The frame of one example. It is there for two reasons that come and go on their own: the reader edits the code, or
 * wants other surroundings than the page's. Without either, the page shows its own preview.
 */
export interface ExampleFrame {
  /** Shows the reader's code; null for the code as the site has it. */
  showCode: (code: EditedCode | null) => Promise<RunResult | null>;
  /** Shows the example in surroundings of its own; null for the page's. */
  showIn(own: Partial<Surroundings> | null): Promise<RunResult | null>;
  /** How many elements of what the frame shows fit each query; null when it shows nothing. */
  inspect(queries: ElementQuery[]): Promise<number[] | null>;
  /** What the frame stands in while there is one. */
  readonly row: HTMLElement | null;
  /** Called for results that nobody waits for (`PreviewObserver`). */
  onResult: ((result: RunResult) => void) | null;
}

export interface EditedCode {
  code: string;
  lang: LiveLanguage;
}

const frames = new Map<HTMLElement, { frame: ExampleFrame; close: () => void }>();

document.addEventListener('patternbook:leave', () => {
  frames.forEach(({ close }) => close());
  frames.clear();
});

/** The frame of an example of the page: one, whoever asks. */
export function exampleFrame(section: HTMLElement, tab: TabCode, slug: string): ExampleFrame {
  const known = frames.get(section) ?? createExampleFrame(section, tab, slug);
  frames.set(section, known);
  return known.frame;
}

function createExampleFrame(section: HTMLElement, tab: TabCode, slug: string) {
  let preview: LivePreview | null = null;
  let edited: EditedCode | null = null;
  let own: Partial<Surroundings> | null = null;

  const close = (): void => {
    preview?.restore();
    preview = null;
  };
  const show = async (): Promise<RunResult | null> => {
    const shown = edited ?? tab.examples[slug];
    if (!shown || (edited === null && own === null)) {
      close();
      return { state: 'shown' };
    }
    preview ??= openPreview(section, tab, slug, { onResult: (result) => frame.onResult?.(result) });
    preview.setSurroundings(own ?? {});
    return preview.run(shown.code, shown.lang);
  };
  const frame: ExampleFrame = {
    onResult: null,
    get row() {
      return preview?.row ?? null;
    },
    showCode(code) {
      edited = code;
      return show();
    },
    inspect: (queries) => preview?.inspect(queries) ?? Promise.resolve(null),
    showIn(changed) {
      own = changed;
      if (preview === null || own === null) {
        return show();
      }
      preview.setSurroundings(own);
      return Promise.resolve({ state: 'shown' });
    }
  };
  return { frame, close };
}
