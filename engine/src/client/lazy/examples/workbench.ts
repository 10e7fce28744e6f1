import { tabOfExample } from '../../../codeAddress.ts';
import type { CodeEditor } from '../../../editor/createEditor.ts';
import type { LiveLanguage } from '../../../model.ts';
import type { ExampleCode } from '../../../tabCode.ts';
import { loadTabCode } from '../preview/tabCode.ts';
import type { CodePanel } from './codePanel.ts';
import { type Draft, type Version, draftOf } from './drafts.ts';
import { partOf } from './element.ts';

/** One example of the page and its code: what its controls work on. */
export interface Workbench {
  section: HTMLElement;
  title: string;
  slug: string;
  tabPath: string;
  draft: Draft;
  /** Null until the code was first asked for. */
  panel: CodePanel | null;
  editor: CodeEditor | null;
  /** The code as the site has it; null until it is there. */
  original: ExampleCode | null;
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
    original: null
  };
}

/** Address of the example alone: the one of the link that opens it. */
export function exampleAddress(section: HTMLElement): string {
  return section.querySelector<HTMLAnchorElement>('a[target=_blank]')?.pathname ?? '';
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

/** The code as it is now: the reader's, or as the site has it. */
export async function versionOf(workbench: Workbench): Promise<Version> {
  const original = await originalOf(workbench);
  return workbench.draft.version ?? original;
}

export function langOf({ draft, original }: Workbench): LiveLanguage | null {
  return draft.version?.lang ?? original?.lang ?? null;
}
