import type { MarkdownIt, StateBlock, Token } from 'markdown-it';

import { CALLOUT_KINDS, CALLOUT_TAG, CALLOUT_TITLE_TAG, calloutKind } from '../../core/callouts.ts';
import { nearestName } from '../../core/names.ts';
import type { Location, Problem } from '../../model.ts';
import { warning } from '../problem.ts';
import { endOfFence, textOfLine } from './blockLines.ts';
import { lineOf } from './nodes.ts';

/** `:::note[Title]{word}`, or `::: note Title {word}`: the colons, the name, the title in one of both forms, and words. */
const OPENING = /^(:{3,})\s*([\w-]+)\s*(?:\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\]|\s([^\n{]*))?\s*(?:\{([^{}\n]*)\})?\s*$/;
export const CLOSING = /^(:{3,})\s*$/;

/** Names that make no callout. */
export const DETAILS = 'details';
/** Read by a rule of its own. */
export const CODE_GROUP = 'code-group';

/** The line that opens a container. */
export interface ContainerOpening {
  /** How many colons it begins with. */
  colons: number;
  name: string;
  /** As Markdown; null for none. */
  title: string | null;
  /** Whether a folded container is open at first. */
  isOpen: boolean;
  /** Words in braces that have no effect. */
  unknownWords: string[];
}

interface ContainerMeta extends ContainerOpening {
  isClosed: boolean;
}

/** Reads the line that opens a container; null for any other line. @param line without the spaces before it */
export function openingOf(line: string): ContainerOpening | null {
  const [, colons, name = '', inBrackets, plain, braces = ''] = OPENING.exec(line) ?? [];
  if (colons === undefined) {
    return null;
  }
  const words: string[] = braces.match(/[^\s="']+(?:=(?:"[^"]*"|'[^']*'|\S*))?/g) ?? [];
  const isOpen = name === DETAILS && words.includes(OPEN);
  return {
    colons: colons.length,
    name,
    title: (inBrackets ?? plain ?? '').trim() || null,
    isOpen,
    unknownWords: words.filter((word) => !(isOpen && word === OPEN))
  };
}

const OPEN = 'open';

/**
 * Containers as in other dialects: `:::note[Title]`, Markdown, and `:::`. They are callouts, or folded (`:::details[Title]`).
 * One with more colons can contain others.
 */
export function containers(markdown: MarkdownIt): void {
  markdown.block.ruler.before('fence', 'container', takeContainer, {
    alt: ['paragraph', 'reference', 'blockquote', 'list']
  });
  const { rules } = markdown.renderer;
  rules['container_open'] = (tokens, index) => startOf(metaOf(tokens[index]));
  rules['container_close'] = (tokens, index) => endOf(metaOf(tokens[index]));
  rules['callout_title_open'] = () => `<${CALLOUT_TITLE_TAG}>`;
  rules['callout_title_close'] = () => `</${CALLOUT_TITLE_TAG}>`;
  rules['summary_open'] = () => '<summary class="pb-summary pb-chevron">';
  rules['summary_close'] = () => '</summary>\n';
}

function takeContainer(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const opening = openingOf(textOfLine(state, startLine));
  if (opening === null || opening.name === CODE_GROUP) {
    return false;
  }
  if (silent) {
    return true;
  }
  const close = closingLine(state, startLine, endLine, opening.colons);
  const meta: ContainerMeta = { ...opening, isClosed: close !== null };
  const end = close ?? endLine;
  const open = state.push('container_open', '', 1);
  Object.assign(open, { meta: { ...meta }, map: [startLine, end] });
  const titleTag = titleTokensOf(meta);
  if (titleTag !== null) {
    pushTitle(state, titleTag, meta.title ?? '', startLine);
  }
  const { lineMax, parentType } = state;
  Object.assign(state, { lineMax: end, parentType: 'blockquote' });
  state.md.block.tokenize(state, startLine + 1, end);
  Object.assign(state, { lineMax, parentType });
  state.push('container_close', '', -1).meta = { ...meta };
  state.line = close === null ? end : close + 1;
  return true;
}

/** The line that closes a container: as many colons at least, after those that close others in it, and outside of code. */
function closingLine(state: StateBlock, startLine: number, endLine: number, count: number): number | null {
  let depth = 0;
  for (let line = startLine + 1; line < endLine; line++) {
    const text = textOfLine(state, line);
    const afterCode = endOfFence(state, line, endLine);
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) {
      return null;
    }
    if (afterCode !== null) {
      line = afterCode - 1;
      continue;
    }
    const opened = openingOf(text)?.colons ?? 0;
    const closed = CLOSING.exec(text)?.[1]?.length ?? 0;
    if (opened === count) {
      depth++;
    } else if (closed >= count && depth === 0) {
      return line;
    } else if (closed === count) {
      depth--;
    }
  }
  return null;
}

function metaOf(token: Token | undefined): ContainerMeta {
  return token?.meta as unknown as ContainerMeta;
}

function startOf({ name, isOpen }: ContainerMeta): string {
  const kind = calloutKind(name);
  if (kind !== null) {
    return `<${CALLOUT_TAG} kind="${kind}">\n`;
  }
  return name === DETAILS ? `<details class="pb-details"${isOpen ? ' open=""' : ''}>` : '<div>\n';
}

/** Names of the tokens around the title of a container; null for one that shows none. Folded ones need a summary. */
function titleTokensOf({ name, title }: ContainerMeta): 'callout_title' | 'summary' | null {
  if (calloutKind(name) !== null) {
    return title === null ? null : 'callout_title';
  }
  return name === DETAILS ? 'summary' : null;
}

function pushTitle(state: StateBlock, type: 'callout_title' | 'summary', title: string, line: number): void {
  state.push(`${type}_open`, '', 1);
  const text = state.push('inline', '', 0);
  Object.assign(text, { content: title, children: [], map: [line, line + 1] });
  state.push(`${type}_close`, '', -1);
}

function endOf({ name }: ContainerMeta): string {
  return calloutKind(name) === null ? (name === DETAILS ? '</details>\n' : '</div>\n') : `</${CALLOUT_TAG}>\n`;
}

/** Reports containers of unknown names, whose content is shown as it is, and those that nothing closes. */
export function containerProblems(tokens: readonly Token[], file: string): Problem[] {
  return tokens
    .filter(({ type }) => type === 'container_open')
    .flatMap((token) => containerProblemsOf(metaOf(token), { file, line: lineOf(token) }));
}

/** Reports what is wrong with a container. */
export function containerProblemsOf(
  { name, isClosed, unknownWords }: Pick<ContainerMeta, 'name' | 'isClosed' | 'unknownWords'>,
  location: Location
): Problem[] {
  const names = [...CALLOUT_KINDS, DETAILS, CODE_GROUP];
  const nearest = nearestName(name, names);
  const hint = nearest === null ? `Use one of ${names.join(', ')}.` : `Did you mean "${nearest}"?`;
  return [
    ...(calloutKind(name) === null && name !== DETAILS
      ? [warning('unknown-container', `There is no container ":::${name}".`, location, hint)]
      : []),
    ...unknownWords.map((word) => {
      const message = `{${word}} on a container has no effect.`;
      return warning('unsupported-markdown', message, location, 'Remove it; the only such word is {open}, on details.');
    }),
    ...(isClosed
      ? []
      : [warning('open-container', 'Nothing closes the container.', location, 'Add a line ":::" after it.')])
  ];
}
