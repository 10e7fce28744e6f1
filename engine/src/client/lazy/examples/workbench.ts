import { tabOfExample } from '../../../codeAddress.ts';
import type { CodeEditor } from '../../../editor/createEditor.ts';
import type { ExampleCode } from '../../../tabCode.ts';
import type { ExampleFrame } from '../preview/exampleFrame.ts';
import { loadTabCode } from '../preview/tabCode.ts';
import type { CodePanel } from './codePanel.ts';
import { type Draft, type Version, draftOf } from './drafts.ts';
import { partOf } from './element.ts';

/** One example of the page and its code: what its controls work on. */
export interface Workbench {
  readonly section: HTMLElement;
  readonly title: string;
  readonly slug: string;
  readonly tabPath: string;
  readonly draft: Draft;
  /** Null until the code was first asked for. */
  panel: CodePanel | null;
  editor: CodeEditor | null;
  /** Set while the panel is being filled. */
  filling: Promise<void> | null;
  /** The code as the site has it; null until it is there. */
  original: ExampleCode | null;
  /** The same in JavaScript, once it was converted. */
  converted: Version | null;
  /** The code that the reader sees; null until there is any. */
  shown: Version | null;
  /** What runs edited code; null until there was any. */
  frame: ExampleFrame | null;
  /** The last run failed. */
  hasFailed: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function createWorkbench(section: HTMLElement): Workbench {
  const path = exampleAddress(section);
  return {
    section,
    title: partOf(section, '.pb-example-title').textContent,
    slug: section.id,
    tabPath: tabOfExample(path, section.id),
    draft: draftOf(path),
    panel: null,
    editor: null,
    filling: null,
    original: null,
    converted: null,
    shown: null,
    frame: null,
    hasFailed: false,
    timer: undefined
  };
}

/** Address of the example alone: that of the link which opens it. */
export function exampleAddress(section: HTMLElement): string {
  return section.querySelector<HTMLAnchorElement>('a[data-control=FULLSCREEN_LINK]')?.pathname ?? '';
}

/** The code as the site has it. @throws (rejects) when it can't be loaded; the next call tries again */
export async function originalOf(workbench: Workbench): Promise<ExampleCode> {
  const { tabPath, slug } = workbench;
  const original = workbench.original ?? (await loadTabCode(tabPath)).examples[slug];
  if (!original) {
    throw new Error(`The code of ${tabPath} has no example "${slug}".`);
  }
  workbench.original = original;
  return original;
}
