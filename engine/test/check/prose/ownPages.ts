import { type OwnPage, readOwnPage } from '../../../src/check/prose/ownPage.ts';
import type { Problem } from '../../../src/model.ts';

/** Line of a page that its body begins on. */
const FIRST_LINE = 6;

/** Reads Markdown as a page of the site; its file is `/content/<name>.md`. */
export function ownPage(body: string, name = 'page'): OwnPage {
  return readOwnPage(`/content/${name}.md`, sourceOf(body));
}

export function sourceOf(body: string): string {
  return `---\nid: Page\nsection: parts\n---\n\n${body}\n`;
}

/** `line code` of each problem, lines counted in the body from 1. */
export function summarize(problems: readonly Problem[]): string[] {
  return problems.map(({ code, location }) => `${(location?.line ?? 0) - FIRST_LINE + 1} ${code}`);
}

/** As many different words. */
export function sentence(words: number): string {
  return `${Array.from({ length: words }, (_, index) => `word${index}`).join(' ')}.`;
}
