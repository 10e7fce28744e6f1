import { type OwnPage, readOwnPage } from '../../../src/check/prose/ownPage.ts';
import type { Problem } from '../../../src/model.ts';

/** Line on which the body of a page starts. */
const FIRST_LINE = 6;

/** Parses Markdown as a page of the site; its file is `/content/<name>.md`. */
export function ownPage(body: string, name = 'page'): OwnPage {
  return readOwnPage(`/content/${name}.md`, sourceOf(body));
}

export function sourceOf(body: string): string {
  return `---\nid: Page\nsection: parts\n---\n\n${body}\n`;
}

/** Formats each problem as `line code`, with 1-based lines of the body. */
export function summarize(problems: readonly Problem[]): string[] {
  return problems.map(({ code, location }) => `${(location?.line ?? 0) - FIRST_LINE + 1} ${code}`);
}

/** Returns a sentence of different words. */
export function sentence(words: number): string {
  return `${Array.from({ length: words }, (_, index) => `word${index}`).join(' ')}.`;
}
