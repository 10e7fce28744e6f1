import type { MarkdownIt, StateBlock, Token } from 'markdown-it';

import { CALLOUT_KINDS, CALLOUT_TAG, calloutKind } from '../../core/callouts.ts';
import { escapeHtml } from '../../core/html.ts';
import { nearestName } from '../../core/names.ts';
import type { Location, Problem } from '../../model.ts';
import { warning } from '../problem.ts';
import { endOfFence, textOfLine } from './blockLines.ts';
import { lineOf } from './nodes.ts';

/** `:::note[Title]`, or `::: note Title`: the colons, the name, and the title in one of both forms. */
export const OPENING = /^(:{3,})\s*([\w-]+)\s*(?:\[([^\]]*)\]|\s([^\n{]*))?\s*$/;
export const CLOSING = /^(:{3,})\s*$/;

/** Names that make no callout. */
export const DETAILS = 'details';
/** Read by a rule of its own. */
export const CODE_GROUP = 'code-group';

type ContainerMeta = Record<'name', string> & Record<'title', string | null> & Record<'isClosed', boolean>;

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
}

function takeContainer(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const [, colons = '', name = '', inBrackets, plain] = OPENING.exec(textOfLine(state, startLine)) ?? [];
  if (colons === '' || name === CODE_GROUP) {
    return false;
  }
  if (silent) {
    return true;
  }
  const close = closingLine(state, startLine, endLine, colons.length);
  const meta: ContainerMeta = {
    name,
    title: (inBrackets ?? plain ?? '').trim() || null,
    isClosed: close !== null
  };
  const end = close ?? endLine;
  const open = state.push('container_open', '', 1);
  Object.assign(open, { meta, map: [startLine, end] });
  const { lineMax, parentType } = state;
  Object.assign(state, { lineMax: end, parentType: 'blockquote' });
  state.md.block.tokenize(state, startLine + 1, end);
  Object.assign(state, { lineMax, parentType });
  state.push('container_close', '', -1).meta = meta;
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
    const opened = OPENING.exec(text)?.[1]?.length ?? 0;
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
  return token?.meta as ContainerMeta;
}

function startOf({ name, title }: ContainerMeta): string {
  const kind = calloutKind(name);
  const text = title === null ? '' : escapeHtml(title);
  if (kind !== null) {
    return `<${CALLOUT_TAG} kind="${kind}"${title === null ? '' : ` title="${text}"`}>\n`;
  }
  // Without a title, the interface adds one.
  return name === DETAILS
    ? `<details class="pb-details"><summary class="pb-summary pb-chevron">${text}</summary>\n`
    : '<div>\n';
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
  { name, isClosed }: Pick<ContainerMeta, 'name' | 'isClosed'>,
  location: Location
): Problem[] {
  const names = [...CALLOUT_KINDS, DETAILS, CODE_GROUP];
  const nearest = nearestName(name, names);
  const hint = nearest === null ? `Use one of ${names.join(', ')}.` : `Did you mean "${nearest}"?`;
  return [
    ...(calloutKind(name) === null && name !== DETAILS
      ? [warning('unknown-container', `There is no container ":::${name}".`, location, hint)]
      : []),
    ...(isClosed
      ? []
      : [warning('open-container', 'Nothing closes the container.', location, 'Add a line ":::" after it.')])
  ];
}
