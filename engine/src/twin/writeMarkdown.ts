import type { RootContent, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handlers, type Options, toMarkdown } from 'mdast-util-to-markdown';

/** Text without a character that Markdown could take for something else, wherever it stands. */
const WORDS = /^ ?[A-Za-z]+(?:,? [A-Za-z]+)* ?$/;
const LINE_BREAK = /[\r\n]/;

/** Writes words as they are: to look for every sign of Markdown in them takes long. */
const text: Handlers['text'] = (node: Text, _parent, state, info) => {
  const { value } = node;
  const isAlone =
    (value.startsWith(' ') && LINE_BREAK.test(info.before)) || (value.endsWith(' ') && LINE_BREAK.test(info.after));
  return WORDS.test(value) && !isAlone ? value : state.safe(value, info);
};

const OPTIONS: Options = {
  bullet: '-',
  bulletOther: '*',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  handlers: { text },
  // Cells of equal width would make tables several times as long.
  extensions: [gfmToMarkdown({ tablePipeAlign: false })]
};

/** The text of each node that was written: nodes are measured before they are written, which takes long. */
const known = new WeakMap<RootContent, string>();

/** Writes a node as CommonMark with GitHub's extensions. */
export function writeNode(node: RootContent): string {
  const text = known.get(node) ?? writtenNode(node);
  known.set(node, text);
  return text;
}

function writtenNode(node: RootContent): string {
  if (node.type === 'html') {
    return node.value;
  }
  return node.type === 'code'
    ? writtenCode(node.value, node.lang ?? '')
    : toMarkdown({ type: 'root', children: [node] }, OPTIONS).trimEnd();
}

function writtenCode(value: string, lang: string): string {
  const longest = Math.max(2, ...[...value.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${lang}\n${value}${value === '' ? '' : '\n'}${fence}`;
}

/** Writes nodes with empty lines between them. Nothing but nodes of the type `html` is written as HTML. */
export function writeMarkdown(nodes: readonly RootContent[]): string {
  let result = '';
  let bullet = '-';
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1];
    // Another sign begins another list.
    bullet = node.type === 'list' && before?.type === 'list' && bullet === '-' ? '*' : '-';
    const text =
      bullet === '*'
        ? toMarkdown({ type: 'root', children: [node] }, { ...OPTIONS, bullet, bulletOther: '-' }).trimEnd()
        : writeNode(node);
    result += (index === 0 ? '' : '\n\n') + text;
  }
  return result === '' ? '' : `${result}\n`;
}
