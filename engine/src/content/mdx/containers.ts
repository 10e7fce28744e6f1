import { CALLOUT_TAG, calloutKind } from '../../core/callouts.ts';
import { escapeHtml } from '../../core/html.ts';
import type { Problem } from '../../model.ts';
import { codeLines } from '../markdown/codeRanges.ts';
import { CLOSING, CODE_GROUP, containerProblemsOf, DETAILS, OPENING } from '../markdown/containers.ts';
import { warning } from '../problem.ts';

interface Open {
  line: number;
  colons: number;
  name: string;
  title: string;
}

/**
 * Writes containers (`:::note[Title]` … `:::`) as tags, which MDX can read, on the same lines.
 * @returns the text, and what is wrong with containers
 */
export function withContainerTags(body: string, file: string): { text: string; problems: Problem[] } {
  const lines = body.split('\n');
  if (!lines.some((line) => OPENING.test(line.trimStart()))) {
    return { text: body, problems: [] };
  }
  const isCode = codeLines(body);
  const problems: Problem[] = [];
  const open: Open[] = [];
  for (const [index, line] of lines.entries()) {
    if (isCode.has(index)) {
      continue;
    }
    const indent = line.slice(0, line.length - line.trimStart().length);
    const [, colons = '', name = '', inBrackets, plain] = OPENING.exec(line.trimStart()) ?? [];
    const closing = CLOSING.exec(line.trimStart())?.[1]?.length ?? 0;
    const last = open.at(-1);
    if (name === CODE_GROUP) {
      const message = 'A group of code (":::code-group") is not supported in MDX, and is shown as it is written.';
      problems.push(
        warning('unsupported-markdown', message, { file, line: index + 1 }, 'Write one block of code after another.')
      );
      open.push({ line: index, colons: colons.length, name, title: '' });
    } else if (colons !== '') {
      open.push({ line: index, colons: colons.length, name, title: (inBrackets ?? plain ?? '').trim() });
    } else if (last && closing >= last.colons) {
      open.pop();
      if (last.name !== CODE_GROUP) {
        const opening = lines[last.line] ?? '';
        lines[last.line] = opening.slice(0, opening.length - opening.trimStart().length) + startTag(last);
        lines[index] = `${indent}</${tagOf(last.name)}>`;
      }
      problems.push(...containerProblemsOf({ name: last.name, isClosed: true }, { file, line: last.line + 1 }));
    }
  }
  problems.push(
    ...open.flatMap(({ name, line }) => containerProblemsOf({ name, isClosed: false }, { file, line: line + 1 }))
  );
  return { text: lines.join('\n'), problems };
}

function tagOf(name: string): string {
  return calloutKind(name) === null ? (name === DETAILS ? 'details' : 'div') : CALLOUT_TAG;
}

function startTag({ name, title }: Open): string {
  const kind = calloutKind(name);
  const text = escapeHtml(title);
  if (kind !== null) {
    return `<${CALLOUT_TAG} kind="${kind}"${title === '' ? '' : ` title="${text}"`}>`;
  }
  return name === DETAILS ? `<details summary="${text}">` : '<div>';
}
