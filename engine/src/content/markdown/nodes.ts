import type { Token } from 'markdown-it';

import { isInterfaceId } from '../../core/interfaceIds.ts';
import type { LiveLanguage } from '../../model.ts';
import type { Heading } from '../headings.ts';
import type { InfoString } from '../infoString.ts';
import { anchorsOf, readTags } from '../html/parseMarkup.ts';
import { parseComponentTag } from './componentTags.ts';
import { liveFence } from './liveFence.ts';
import type { ComponentTag } from './readComponentTag.ts';

interface HeadingNode<Content> {
  kind: 'heading';
  level: number;
  text: string;
  /** The id that its author gives it, or null. */
  id: string | null;
  tokens: Content[];
}

export interface FenceNode {
  kind: 'fence';
  lang: LiveLanguage;
  info: InfoString;
  code: string;
  line: number;
}

/** A part of a page, as it was read: to tokens of Markdown, or to nodes of a tree. */
export type Node<Content = Token> =
  | HeadingNode<Content>
  | FenceNode
  | { kind: 'component'; tag: ComponentTag; line: number }
  | { kind: 'prose'; tokens: Content[] };

/** Groups a flat list of Markdown tokens into the parts of a page, one for each token run at the top level. */
export function toNodes(tokens: readonly Token[]): Node[] {
  const nodes: Node[] = [];
  let run: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    run.push(token);
    depth += token.nesting;
    if (depth === 0) {
      nodes.push(toNode(run));
      run = [];
    }
  }
  return nodes;
}

function toNode(tokens: Token[]): Node {
  const [first, second] = tokens;
  const line = lineOf(first);
  if (first?.type === 'fence') {
    const fence = liveFence(first);
    return fence ? { kind: 'fence', ...fence, code: withoutLastBreak(first.content), line } : { kind: 'prose', tokens };
  }
  if (first?.type === 'component') {
    return { kind: 'component', tag: parseComponentTag(first.content), line };
  }
  if (first?.type === 'heading_open') {
    return {
      kind: 'heading',
      level: headingLevel(first),
      text: plainText(second).trim(),
      id: writtenId(first),
      tokens
    };
  }
  return { kind: 'prose', tokens };
}

/** Line of the file that a token begins on. */
export function lineOf(token: Token | undefined): number {
  return (token?.map?.[0] ?? 0) + 1;
}

export function headingLevel(token: Token): number {
  return Number(token.tag.slice(1));
}

/** Returns the headings among tokens. */
export function headingsIn(tokens: readonly Token[]): Heading[] {
  return tokens.flatMap((open, index): Heading[] => {
    const close = tokens[index + 2];
    return open.type !== 'heading_open'
      ? []
      : [
          {
            level: headingLevel(open),
            text: plainText(tokens[index + 1]),
            writtenId: writtenId(open),
            setLevel(level) {
              open.tag = `h${level}`;
              if (close !== undefined) {
                close.tag = open.tag;
              }
            },
            setId: (id) => open.attrSet('id', id)
          }
        ];
  });
}

/** The id that an author gives a heading; null if there is none. */
export function writtenId({ meta }: Pick<Token, 'meta'>): string | null {
  const { id } = (meta ?? {}) as { id?: unknown };
  return typeof id === 'string' && isUsableId(id) ? id.normalize('NFC') : null;
}

/** Whether a heading can have an id: it has no spaces, and is none of the interface. */
export function isUsableId(id: string): boolean {
  return /^\S+$/.test(id) && !isInterfaceId(id);
}

/** Text of an inline token as a reader sees it, without markup. */
export function plainText(token: Token | undefined): string {
  const children = token?.children ?? [];
  return children.map((child) => textOf(child)).join('');
}

function textOf(token: Token): string {
  switch (token.type) {
    case 'text':
    case 'code_inline':
      return token.content;
    case 'softbreak':
    case 'hardbreak':
      return ' ';
    default:
      return '';
  }
}

function withoutLastBreak(code: string): string {
  return code.replace(/\n$/, '');
}

/** The ids that headings and raw HTML among the tokens give. */
export function idsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'heading_open') {
      const id = token.attrGet('id');
      return id === null ? [] : [String(id)];
    }
    const raw = token.type.startsWith('html_') ? readTags(token.content).flatMap(anchorsOf) : [];
    return [...raw, ...idsOf(token.children ?? [])];
  });
}
