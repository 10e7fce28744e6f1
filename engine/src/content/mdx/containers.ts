import { CALLOUT_TAG, calloutKind } from '../../core/callouts.ts';
import { escapeHtml } from '../../core/html.ts';
import type { Problem } from '../../model.ts';
import { codeLines } from '../markdown/codeRanges.ts';
import {
  CLOSING,
  CODE_GROUP,
  type ContainerOpening,
  containerProblemsOf,
  DETAILS,
  openingOf
} from '../markdown/containers.ts';
import { openGroup } from '../markdown/codeGroups.ts';
import { CODE_GROUP_TAG } from './mdxNodes.ts';

interface Open extends ContainerOpening {
  line: number;
}

/**
 * Writes containers (`:::note[Title]` … `:::`) as tags, which MDX can read, on the same lines.
 * @returns the text, and what is wrong with containers
 */
export function withContainerTags(body: string, file: string): { text: string; problems: Problem[] } {
  const lines = body.split('\n');
  if (!lines.some((line) => line.trimStart().startsWith(':::'))) {
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
    const opening = openingOf(line.trimStart());
    const closing = CLOSING.exec(line.trimStart())?.[1]?.length ?? 0;
    const last = open.at(-1);
    if (opening !== null) {
      open.push({ ...opening, line: index });
    } else if (last && closing >= last.colons) {
      open.pop();
      const written = lines[last.line] ?? '';
      lines[last.line] = written.slice(0, written.length - written.trimStart().length) + startTag(last);
      lines[index] = `${indent}</${tagOf(last.name)}>`;
      problems.push(...problemsOf(last, true, file));
    } else if (closing > 0) {
      lines[index] = asText(line);
    }
  }
  for (const each of open) {
    lines[each.line] = asText(lines[each.line] ?? '');
    problems.push(...problemsOf(each, false, file));
  }
  return { text: lines.join('\n'), problems };
}

/**
 * Escapes a line that is no container after all. The parser would otherwise look for the term of a definition before it,
 * each time from the first line.
 */
function asText(line: string): string {
  const indent = line.length - line.trimStart().length;
  return `${line.slice(0, indent)}\\${line.slice(indent)}`;
}

/** Groups of code are checked with the code in them, but for those that have no end. */
function problemsOf(container: Open, isClosed: boolean, file: string): Problem[] {
  const location = { file, line: container.line + 1 };
  if (container.name !== CODE_GROUP) {
    return containerProblemsOf({ ...container, isClosed }, location);
  }
  return isClosed ? [] : [openGroup(location)];
}

function tagOf(name: string): string {
  if (name === CODE_GROUP) {
    return CODE_GROUP_TAG;
  }
  return calloutKind(name) === null ? (name === DETAILS ? 'details' : 'div') : CALLOUT_TAG;
}

/** The title is an attribute, which `extensions.ts` makes an element: the tag has to be alone on its line. */
function startTag({ name, title, isOpen }: Open): string {
  const kind = calloutKind(name);
  const text = escapeHtml(title ?? '');
  if (kind !== null) {
    return `<${CALLOUT_TAG} kind="${kind}"${title === null ? '' : ` title="${text}"`}>`;
  }
  if (name === CODE_GROUP) {
    return `<${CODE_GROUP_TAG}>`;
  }
  return name === DETAILS ? `<details summary="${text}"${isOpen ? ' open' : ''}>` : '<div>';
}
