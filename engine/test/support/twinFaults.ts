import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { parse } from 'yaml';

import { standaloneExamplesOf } from '../../src/examples/siteExamples.ts';
import type { TabReference } from '../../src/reference/siteReference.ts';
import type { Source } from '../../src/model.ts';
import { MOST_CHARACTERS } from '../../src/twin/divide.ts';
import type { Twin } from '../../src/twin/twinInput.ts';

/** Reads Markdown as CommonMark with GitHub's extensions. @returns all nodes, at any depth */
export function markdownNodes(text: string): Nodes[] {
  const root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const nodes: Nodes[] = [root];
  for (const node of nodes) {
    nodes.push(...('children' in node ? node.children : []));
  }
  return nodes;
}

/** Returns what is wrong with a twin by itself; empty for nothing. */
export function faultsOf({ address, text }: Twin): string[] {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    return [`${address}: no head`];
  }
  const fields = parse(head) as Record<string, unknown>;
  const missing = ['title', 'version', 'address'].filter((name) => typeof fields[name] !== 'string');
  const nodes = markdownNodes(body);
  const html = nodes.flatMap((node) => (node.type === 'html' ? [node.value] : []));
  const titles = nodes.filter((node) => node.type === 'heading' && node.depth === 1);
  const joined = nodes.flatMap((node) => ('children' in node ? joinedWords(node.children) : []));
  const empty = nodes.filter((node) => node.type === 'link' && node.children.length === 0);
  return [
    ...missing.map((name) => `no ${name}`),
    ...html.map((value) => `HTML: ${value}`),
    ...joined.map((words) => `no space: ${words}`),
    ...(titles.length === 1 ? [] : [`${titles.length} titles`]),
    ...(text.length > MOST_CHARACTERS ? [`${text.length} characters`] : []),
    ...(/[\uFDD0-\uFDEF\uFFFD]/.test(text) || text.includes('\0') ? ['marks of the engine'] : []),
    ...(empty.length === 0 ? [] : ['links without text']),
    ...(body.includes('&#xA;') ? ['line breaks in cells'] : []),
    ...(/^: \[/m.test(body) ? ['links without what they lead to'] : [])
  ].map((fault) => `${address}: ${fault}`);
}

/** Links, code, and bold text that the next sentence, or the next of them, begins right behind. */
function joinedWords(nodes: readonly Nodes[]): string[] {
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    const isMarked = node.type === 'link' || node.type === 'strong';
    const runsOn = next?.type === 'text' && /^\p{Lu}\p{Ll}/u.test(next.value);
    if ((isMarked || node.type === 'inlineCode') && (next?.type === 'link' || next?.type === 'inlineCode')) {
      return [`${toString(node)}${toString(next)}`];
    }
    return isMarked && runsOn && !/\s$/.test(toString(node)) ? [next.value.slice(0, 40)] : [];
  });
}

interface ModelParts {
  reference: TabReference;
  variables: readonly string[];
}

/** Returns the parts of a tab's model that none of its twins has. */
export function missingIn(twins: readonly Twin[], source: Source, { reference, variables }: ModelParts): string[] {
  const nodes = twins.flatMap(({ text }) => markdownNodes(text));
  const blocks = new Set(nodes.flatMap((node) => (node.type === 'code' ? [node.value] : [])));
  const codes = new Set(nodes.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : [])));
  const headings = new Set(
    nodes.flatMap((node) =>
      node.type === 'heading' ? [node.children.map((child) => 'value' in child && child.value).join('')] : []
    )
  );
  const whole = (value: string): boolean =>
    [...blocks].some((block) => value.trimEnd() === block || value.includes(block));
  const props = reference.names.flatMap(({ entry }) =>
    entry?.kind === 'component' || entry?.kind === 'interface'
      ? [...entry.props, ...entry.inherited.flatMap((inherited) => inherited.props)].map(({ name }) => name)
      : []
  );
  return [
    ...standaloneExamplesOf(source)
      .filter(({ code }) => !whole(code))
      .map(({ title }) => `example ${title}`),
    ...[...reference.names, ...reference.functions].map(({ name }) => name).filter((name) => !headings.has(name)),
    ...props.filter((name) => !codes.has(name)).map((name) => `prop ${name}`),
    ...variables.filter((name) => !codes.has(name)).map((name) => `variable ${name}`)
  ].map((part) => `${source.path}: ${part}`);
}
