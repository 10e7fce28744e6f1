import type { Token } from 'markdown-it';
import {
  attributeOf,
  childElements,
  type Element,
  elementsOf,
  hasAttribute,
  parseMarkup
} from '../../content/html/parseMarkup.ts';
import { textOf } from '../../content/html/withoutElements.ts';
import { lineOf } from '../../content/markdown/nodes.ts';
import { error } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import type { OwnPage } from './ownPage.ts';

const FILE_NAME = /^\S+\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
const ANNOUNCES_ITSELF = /^(?:an? |the )?(?:image|picture|photo|icon|graphic|screenshot) of\b/i;

/** Finds pictures whose alternative text is missing or doesn't describe them. */
export function altProblems({ file, tokens }: OwnPage): Problem[] {
  let line = 1;
  return tokens.flatMap((token) => {
    line = token.map ? lineOf(token) : line;
    return alternatives(token, line).flatMap(({ alt, line: at }) => {
      const problem = problemOf(alt);
      return problem === null ? [] : [error(problem.code, problem.message, { file, line: at }, problem.hint)];
    });
  });
}

interface Alternative {
  /** Null if the picture has none, empty if it is decorative or has another accessible name. */
  alt: string | null;
  line: number;
}

/** Finds the alternative texts of all pictures in a token. @param startLine line on which the token begins */
function alternatives(token: Token, startLine: number): Alternative[] {
  const parts = token.type === 'inline' ? (token.children ?? []) : [token];
  const found: Alternative[] = [];
  let html = '';
  for (const part of parts) {
    if (part.type === 'image') {
      found.push({ alt: part.content.trim() || null, line: startLine + breaksIn(html) });
    }
    html += htmlOf(part);
  }
  for (const element of html.includes('<') ? elementsOf(parseMarkup(html).tree) : []) {
    if (element.tagName === 'img' || element.tagName === 'svg') {
      const offset = element.sourceCodeLocation?.startOffset ?? 0;
      found.push({ alt: rawAlternative(element), line: startLine + breaksIn(html.slice(0, offset)) });
    }
  }
  return found;
}

/** Returns raw HTML and the text between its tags, without code. */
function htmlOf({ type, content }: Token): string {
  switch (type) {
    case 'html_block':
    case 'html_inline':
      return content;
    case 'text':
      return content.replaceAll('<', ' ');
    case 'softbreak':
    case 'hardbreak':
      return '\n';
    default:
      return '';
  }
}

function rawAlternative(element: Element): string | null {
  const isHidden =
    attributeOf(element, 'aria-hidden') === 'true' || /^(?:presentation|none)$/.test(attributeOf(element, 'role'));
  if (isHidden) {
    return '';
  }
  if (element.tagName === 'svg') {
    return ['aria-label', 'aria-labelledby'].some((name) => hasAttribute(element, name)) || hasTitle(element)
      ? ''
      : null;
  }
  return hasAttribute(element, 'alt') ? attributeOf(element, 'alt') : null;
}

function hasTitle(element: Element): boolean {
  return childElements(element).some((child) => child.tagName === 'title' && textOf(child).trim() !== '');
}

function problemOf(alt: string | null): { code: string; message: string; hint: string } | null {
  const hint = 'Say what it shows, in the words that you would use on the phone.';
  if (alt === null) {
    const decorative = 'A picture that only decorates has an empty `alt` or `aria-hidden` in HTML.';
    return { code: 'missing-alt', message: 'The picture has no alternative text.', hint: `${hint} ${decorative}` };
  }
  if (FILE_NAME.test(alt)) {
    return { code: 'poor-alt', message: `The alternative text "${alt}" is the name of a file.`, hint };
  }
  if (ANNOUNCES_ITSELF.test(alt)) {
    const shorter = 'Screen readers say that it is a picture: begin with what it shows.';
    return { code: 'poor-alt', message: `The alternative text "${alt}" says that it is one.`, hint: shorter };
  }
  return null;
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}
