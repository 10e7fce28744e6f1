import type { Token } from 'markdown-it';

import type { Problem } from '../../model.ts';
import { error } from '../problem.ts';
import { lineOf, liveFence } from './nodes.ts';

/** Reports live examples that stand inside other text, where they cannot come alive. */
export function misplacedExamples(tokens: readonly Token[], file: string): Problem[] {
  const message = 'A live example can only stand by itself; here it is shown as mere code.';
  const hint = 'Move it out of the list or quote, or mark it "noLive".';
  return tokens
    .filter((token) => token.type === 'fence' && liveFence(token))
    .map((token) => error('misplaced-example', message, { file, line: lineOf(token) }, hint));
}

/** Finds the tags of components within text. */
export function tagsInText(tokens: readonly Token[]): { name: string; line: number }[] {
  return tokens.flatMap((token) =>
    [token, ...(token.children ?? [])].flatMap(componentNames).map((name) => ({ name, line: lineOf(token) }))
  );
}

function componentNames({ type, content }: Token): string[] {
  return type.startsWith('html_') ? [...content.matchAll(/<([A-Z]\w*[a-z]\w*)/g)].map(([, name = '']) => name) : [];
}

const TAG = /<(\/?)([a-z][\w-]*)(?:\s(?:"[^"]*"|'[^']*'|[^"'>])*?)?(\/?)>/g;
const NEVER_CLOSED = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const MAY_STAY_OPEN = /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option)$/;

interface OpenTag {
  name: string;
  line: number;
}

/**
 * Reports raw HTML tags that are not closed, or closed without being open, within one piece of prose. An example
 * between them ends the piece, so a tag cannot enclose one.
 */
export function unbalancedTags(tokens: readonly Token[], file: string): Problem[] {
  const open: OpenTag[] = [];
  const strays: OpenTag[] = [];
  let line = 1;
  for (const token of tokens) {
    line = token.map ? token.map[0] + 1 : line;
    for (const { content, type } of [token, ...(token.children ?? [])]) {
      if (type.startsWith('html_')) {
        readTags(content, line, open, strays);
      }
    }
  }
  return [...open, ...strays]
    .filter(({ name }) => !MAY_STAY_OPEN.test(name))
    .map(({ name, line: at }) => {
      const message = `The tag <${name}> has no counterpart in the same piece of prose.`;
      return error('unbalanced-html', message, { file, line: at }, 'Open and close it between the same two examples.');
    });
}

function readTags(html: string, line: number, open: OpenTag[], strays: OpenTag[]): void {
  for (const [, slash, name = '', selfClosed] of html.matchAll(TAG)) {
    if (selfClosed || NEVER_CLOSED.test(name)) {
      continue;
    }
    const index = open.findLastIndex((candidate) => candidate.name === name);
    if (!slash) {
      open.push({ name, line });
    } else if (index === -1) {
      strays.push({ name, line });
    } else {
      open.splice(index, 1);
    }
  }
}
