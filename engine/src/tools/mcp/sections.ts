import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

import * as texts from '../../core/texts.ts';

/** A heading of a Markdown text, with the text below it. */
export interface Section {
  title: string;
  /** 1 to 6. */
  level: number;
  /** From the heading to the next one of the same or a higher level. */
  text: string;
}

/** A Markdown file of the site. */
export interface MarkdownFile {
  /** Front matter, by name. */
  facts: ReadonlyMap<string, string>;
  /** What stands before the first section, without the front matter and the title. */
  lead: string;
  /** All below the title, in order, nested ones after those that contain them. */
  sections: Section[];
  /** Without front matter. */
  text: string;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Reads a Markdown file that the build wrote. */
export function readMarkdown(file: string): MarkdownFile {
  const [head = '', yaml = ''] = FRONT_MATTER.exec(file) ?? [];
  const text = file.slice(head.length).trim();
  const { children }: Root = fromMarkdown(text);
  const headings = children.flatMap((node) => (node.type === 'heading' ? [node] : []));
  const startOf = (node: RootContent | undefined): number => node?.position?.start.offset ?? text.length;
  const [title, ...rest] = headings;
  const all = rest.map((node, index): Section => {
    const next = rest.slice(index + 1).find(({ depth }) => depth <= node.depth);
    return { title: toString(node), level: node.depth, text: text.slice(startOf(node), startOf(next)).trim() };
  });
  // The build's own outline only repeats the others.
  const sections = all.filter(({ title: own }, index) => index > 0 || own !== texts.twin.outline);
  const leadStart = title?.position?.end.offset ?? 0;
  return { facts: factsOf(yaml), lead: text.slice(leadStart, startOf(rest[0])).trim(), sections, text };
}

/** The build writes each fact on one line. */
function factsOf(yaml: string): Map<string, string> {
  return new Map(
    yaml.split('\n').flatMap((line): [string, string][] => {
      const [, name = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
      return name === '' ? [] : [[name, value.replace(/^(["'])(.*)\1$/, '$2')]];
    })
  );
}
