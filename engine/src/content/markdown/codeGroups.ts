import { basename } from 'node:path';
import type { MarkdownIt as Parser, StateBlock, Token } from 'markdown-it';

import { interfaceId } from '../../core/interfaceIds.ts';
import { tabGroupHtml } from '../../core/tabGroup.ts';
import type { Location, Problem } from '../../model.ts';
import { codeAddress } from '../code/codeAddress.ts';
import { parseInfoString, textAttribute } from '../infoString.ts';
import { error, warning } from '../problem.ts';
import type { RenderEnvironment } from '../tree/embedded.ts';
import { CLOSE, fencesOf, type GroupMeta, OPEN } from './codeGroupTokens.ts';
import { endOfFence, textOfLine } from './blockLines.ts';
import { lineOf } from './nodes.ts';

const START = /^(:{3,})[ \t]*code-group[ \t]*$/;

/**
 * Reads `::: code-group`: blocks of code up to `:::`, of which readers see one at a time.
 * @param renderFence renders one of them
 */
export function codeGroups(
  markdown: Parser,
  renderFence: (token: Token, label: string, environment: RenderEnvironment | undefined) => string
): void {
  markdown.block.ruler.before(
    'fence',
    'code_group',
    (state, startLine, endLine, silent) => {
      const [, colons] = START.exec(textOfLine(state, startLine)) ?? [];
      if (colons === undefined || silent) {
        return colons !== undefined;
      }
      const end = findEnd(state, startLine + 1, endLine, colons.length);
      const open = state.push(OPEN, 'div', 1);
      open.block = true;
      open.map = [startLine, Math.min(end + 1, endLine)];
      open.meta = { isClosed: end < endLine } satisfies GroupMeta;
      const { lineMax } = state;
      state.lineMax = end;
      state.md.block.tokenize(state, startLine + 1, end);
      state.lineMax = lineMax;
      state.push(CLOSE, 'div', -1).block = true;
      state.line = Math.min(end + 1, endLine);
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] }
  );
  const { rules } = markdown.renderer;
  rules[OPEN] = (tokens, index, _, environment) => {
    const items = fencesOf(tokens, index).map((fence) => {
      const label = labelOf(fence);
      return { label, html: renderFence(fence, label, environment) };
    });
    return items.length === 0 ? '' : tabGroupHtml({ name: interfaceId('tabs', String(lineOf(tokens[index]))), items });
  };
  rules[CLOSE] = () => '';
}

/** Finds the line that ends a group; colons in code don't. @returns `endLine` if there is none */
function findEnd(state: StateBlock, start: number, endLine: number, colons: number): number {
  for (let line = start; line < endLine; line++) {
    const afterCode = endOfFence(state, line, endLine);
    const text = textOfLine(state, line);
    if (afterCode !== null) {
      line = afterCode - 1;
    } else if (/^:{3,}[ \t]*$/.test(text) && text.trim().length >= colons) {
      return line;
    }
  }
  return endLine;
}

/** The name of a tab: what its fence says, or else the name of its file, or its language. */
function labelOf({ info }: Token): string {
  const parsed = parseInfoString(info);
  const address = codeAddress(parsed);
  return writtenLabel(info) ?? ((address && basename(address.path)) || parsed.lang || 'text');
}

function writtenLabel(info: string): string | null {
  const parsed = parseInfoString(info);
  return parsed.label ?? textAttribute(parsed, 'title');
}

/** Reports a group that doesn't end. */
export function openGroup(location: Location): Problem {
  return error('code-group', 'This code group never ends.', location, 'Write ":::" on a line after its code.');
}

/** Reports what is in a group and no code. */
export function foreignInGroup(location: Location): Problem {
  const message = 'A code group consists of code: this comes after its tabs.';
  return warning('code-group', message, location, 'Move it before or after the group.');
}

/** Reports groups that don't end or have no code, what else is in them, and code without a name. */
export function codeGroupProblems(tokens: readonly Token[], file: string): Problem[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== OPEN) {
      return [];
    }
    const location = { file, line: lineOf(token) };
    const fences = fencesOf(tokens, index);
    const problems: Problem[] = [];
    if (!(token.meta as GroupMeta).isClosed) {
      problems.push(openGroup(location));
    }
    if (fences.length === 0) {
      problems.push(error('code-group', 'This code group has no code.', location, 'Write fences between its lines.'));
    }
    const other = tokens.slice(index + 1).find(({ type }) => type !== 'fence');
    if (other !== undefined && other.type !== CLOSE) {
      problems.push(foreignInGroup({ file, line: lineOf(other) }));
    }
    for (const fence of fences.filter(
      ({ info }) => writtenLabel(info) === null && codeAddress(parseInfoString(info)) === null
    )) {
      const message = 'This code has no name in its group: its tab shows the language.';
      problems.push(
        warning('code-group', message, { file, line: lineOf(fence) }, 'Add a name in brackets, such as [npm].')
      );
    }
    return problems;
  });
}
