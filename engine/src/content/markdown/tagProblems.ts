import type { Token } from 'markdown-it';

import type { Location, Problem } from '../../model.ts';
import { insteadOf } from '../html/documentElements.ts';
import { isExternal } from '../html/addresses.ts';
import { type ForeignUse, foreignUses } from '../html/foreignUses.ts';
import { parseMarkup, type RawTag, readTags } from '../html/parseMarkup.ts';
import { vainSourceProblem } from '../html/vainSource.ts';
import { describeFault, findStructureFaults } from '../html/structure.ts';
import { error, warning } from '../problem.ts';
import { liveFence } from './liveFence.ts';
import { lineOf } from './nodes.ts';
import { isComponentName } from './readComponentTag.ts';
import { type ShownTag, shownTags } from './rawTags.ts';
import { tokenLines } from './tokenLines.ts';

/** Reports live examples that stand inside other text, where they cannot come alive. */
export function misplacedExamples(tokens: readonly Token[], file: string): Problem[] {
  const message = 'A live example can only stand by itself; here it is shown as mere code.';
  const hint = 'Move it out of the list, quote, or component, or mark it "noLive".';
  return tokens
    .filter((token) => token.type === 'fence' && liveFence(token))
    .map((token) => error('misplaced-example', message, { file, line: lineOf(token) }, hint));
}

/** Reports the tags that are shown as text, besides those of components, which depend on the site. */
export function shownTagProblems(tokens: readonly Token[], file: string): Problem[] {
  const shown = shownTags(tokens);
  const started = new Set(shown.flatMap(({ name, text }) => (text.startsWith('</') ? [] : [name])));
  return shown
    .filter(({ name, reason }) => reason !== 'unknown' || !isComponentName(name))
    .filter(({ name, text }) => !text.startsWith('</') || !started.has(name))
    .map((tag) => describeShown(tag, { file, line: tag.line }));
}

const AS_TEXT = 'Readers see it as text.';
const BACKTICKS = 'Put code in backticks, or write "&lt;" for "<".';

function describeShown({ text, name, reason }: ShownTag, location: Location): Problem {
  switch (reason) {
    case 'unknown':
      return error('unknown-tag', `There is no element ${text}. ${AS_TEXT}`, location, BACKTICKS);
    case 'unclosed':
      return error('unbalanced-html', `${text} has no counterpart. ${AS_TEXT}`, location, BACKTICKS);
    case 'document': {
      const message = `${text} would act on the whole page. ${AS_TEXT}`;
      return error('document-element', message, location, `${insteadOf(name.toLowerCase())} ${BACKTICKS}`);
    }
  }
}

/** Finds what prose loads from elsewhere, and its inline scripts. */
export function foreignIn(tokens: readonly Token[], file: string): ForeignUse[] {
  return tokenLines(tokens).flatMap(({ token, line }) => {
    const location = { file, line };
    return [token, ...(token.children ?? [])].flatMap((inner): ForeignUse[] => {
      if (inner.type.startsWith('html_')) {
        return readTags(inner.content).flatMap((tag) => foreignUses(tag, () => location));
      }
      const target = inner.type === 'image' ? String(inner.attrGet('src') ?? '') : '';
      return isExternal(target) && !/^data:/i.test(target) ? [{ kind: 'image', target, location }] : [];
    });
  });
}

/** Reports attributes that are those of JSX, which mean something else in HTML, or nothing. */
export function jsxAttributes(tokens: readonly Token[], file: string): Problem[] {
  return tokenLines(tokens).flatMap(({ token, line }) =>
    [token, ...(token.children ?? [])]
      .filter(({ type }) => type.startsWith('html_'))
      .flatMap(({ content }) => readTags(content).flatMap((tag) => jsxProblems(tag, content)))
      .map(({ text, hint }) => {
        const message = `${text} is an attribute of JSX, which HTML does not have.`;
        return warning('jsx-attribute', message, { file, line }, hint);
      })
  );
}

/** Reports elements that name a file which no browser loads. */
export function vainSources(tokens: readonly Token[], file: string): Problem[] {
  return tokenLines(tokens).flatMap(({ token, line }) =>
    [token, ...(token.children ?? [])]
      .filter(({ type }) => type.startsWith('html_'))
      .flatMap(({ content }) => readTags(content).flatMap((tag) => vainSourceProblem(tag, { file, line })))
  );
}

const HTML_NAMES: Record<string, string> = { classname: 'class', htmlfor: 'for' };

function jsxProblems({ attributes }: RawTag, html: string): { text: string; hint: string }[] {
  return attributes.flatMap(({ name, value, start, end }) => {
    const text = html.slice(start, end);
    const htmlName = HTML_NAMES[name];
    if (htmlName !== undefined) {
      return [{ text, hint: `Write ${htmlName}="…".` }];
    }
    return value.startsWith('{') && !text.endsWith('"') ? [{ text, hint: 'Write the value itself, in quotes.' }] : [];
  });
}

/** Renders tokens as the page does. */
type Render = (tokens: Token[]) => string;

/**
 * Reports raw HTML tags that are not closed, closed without being open, or in a place where no such element can be,
 * within one piece of prose. An example between them ends the piece, so a tag cannot enclose one.
 */
export function unbalancedTags(tokens: readonly Token[], file: string, render: Render): Problem[] {
  if (!tokens.some((token) => [token, ...(token.children ?? [])].some(({ type }) => type.startsWith('html_')))) {
    return [];
  }
  const marks: Mark[] = [];
  const html = render(tokenLines(tokens).map(({ token, line }) => withMarks(token, line, marks)));
  const places = placesOf(html, marks);
  return findStructureFaults(parseMarkup(html)).flatMap((fault) => {
    const place = places.find(({ start, end }) => fault.offset >= start && fault.offset < end);
    if (!place) {
      return [];
    }
    const line = place.line + html.slice(place.start, fault.offset).split('\n').length - 1;
    const { message, hint } = describeFault(fault);
    return [error('unbalanced-html', `${message} in this piece of prose.`, { file, line }, hint)];
  });
}

/** Raw HTML that a mark announces in rendered prose. */
interface Mark {
  line: number;
  length: number;
}

/** Announces raw HTML by a comment with a number, which changes nothing about the elements. */
const MARK = /<!--\0(\d+)-->/g;

function withMarks(token: Token, line: number, marks: Mark[]): Token {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(token) as object) as Token, token);
  if (token.type.startsWith('html_')) {
    copy.content = `<!--\0${marks.push({ line, length: token.content.length }) - 1}-->${token.content}`;
  }
  let at = line;
  copy.children =
    token.children?.map((child) => {
      const marked = withMarks(child, at, marks);
      const isBreak = child.type === 'softbreak' || child.type === 'hardbreak';
      at += isBreak ? 1 : child.content.split('\n').length - 1;
      return marked;
    }) ?? null;
  return copy;
}

/** Ranges of the raw HTML in rendered prose, with the line that each begins on. */
function placesOf(html: string, marks: readonly Mark[]): { start: number; end: number; line: number }[] {
  return [...html.matchAll(MARK)].flatMap((match) => {
    const mark = marks[Number(match[1])];
    const start = match.index + match[0].length;
    return mark ? [{ start, end: start + mark.length, line: mark.line }] : [];
  });
}
