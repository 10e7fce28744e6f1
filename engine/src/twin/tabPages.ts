import type { PhrasingContent, RootContent } from 'mdast';

import { createNumberer } from '../core/anchors.ts';
import { fillCount, fillText } from '../core/fillText.ts';
import * as texts from '../core/texts.ts';
import { twinAddress } from '../core/twinAddress.ts';
import { examplesOf } from '../examples/siteExamples.ts';
import { changesNodes } from './changes.ts';
import { divide, takeFirst, lengthOf, MOST_CHARACTERS } from './divide.ts';
import { frontMatter } from './frontMatter.ts';
import { heading, link, paragraph, text, textOf } from './nodes.ts';
import { outline } from './outline.ts';
import { filled, functionsNodes, propsNodes } from './props.ts';
import { bodyNodes } from './tabBody.ts';
import type { TabTwin, TabTwinInput } from './twinInput.ts';
import { variablesNodes } from './variables.ts';
import { writeMarkdown } from './writeMarkdown.ts';

/** Sentences at the top of twins. */
interface Pointers {
  /** Where the list of all pages is. */
  all: RootContent;
  /** Which tab a part belongs to. */
  tab: RootContent;
}

/** A part of a tab, which is in a twin of its own if the tab is too long. */
interface Part {
  /** Last part of the address of a twin of its own. */
  name: 'more' | 'props' | 'functions' | 'css-variables' | 'changes';
  title: string;
  /** What it is about, for the link to a twin of its own. */
  contents: string;
  nodes: RootContent[];
}

/** Characters for the head of a twin that has a part of a tab. */
const ROOM = 2000;
/** Characters for the heading of a part, and the link to its twins. */
const LINK = 600;

/** Makes the twin of a tab, and those of the parts that don't fit. */
export function pagesOfTab(input: TabTwinInput, pointers: Pointers): TabTwin[] {
  const body = [...input.introduction, ...bodyNodes(input.source, input.trees, input.linkTo)];
  const parts = referenceParts(input);
  const whole = ownTwin(input, pointers, [...body, ...parts.flatMap(withHeading)], parts);
  const { length } = whole.text;
  if (length <= MOST_CHARACTERS) {
    return [whole];
  }
  const write = createPartWriter(input, pointers);
  const moved = partsToMove(parts, length);
  const tail = parts.flatMap((part) => (moved.has(part) ? write(part) : withHeading(part)));
  // The outline is shorter without what moves.
  const headLength = length - lengthOf([...body, ...parts.flatMap(withHeading)]);
  const { first, rest } = takeFirst(body, MOST_CHARACTERS - headLength - lengthOf(tail) - LINK);
  const more: Part = { name: 'more', title: texts.twin.more, contents: contentsOf(rest, first), nodes: rest };
  const content = [...first, ...(rest.length === 0 ? [] : write(more)), ...tail];
  return [ownTwin(input, pointers, content, parts), ...write.twins];
}

function withHeading({ title, nodes }: Part): RootContent[] {
  return [heading(2, title), ...nodes];
}

function referenceParts({ reference, variables, changes, themeLabel }: TabTwinInput): Part[] {
  const { names, functions } = reference;
  const parts: Part[] = [
    {
      name: 'props',
      title: texts.reference.props,
      contents: names.map(({ name }) => name).join(', '),
      nodes: propsNodes(reference)
    },
    {
      name: 'functions',
      title: texts.reference.functions,
      contents: functions.map(({ name }) => name).join(', '),
      nodes: functionsNodes(reference)
    },
    {
      name: 'css-variables',
      title: texts.reference.variables,
      contents: fillCount(texts.reference.variableCount, countVariables({ variables })),
      nodes: variablesNodes(variables, themeLabel)
    },
    {
      name: 'changes',
      title: texts.changes.heading,
      contents: changes.map(({ release }) => release).join(', '),
      nodes: changesNodes(changes)
    }
  ];
  return parts.filter(({ nodes }) => nodes.length > 0);
}

/** Returns the longest parts, as few as possible, without which a tab is short enough; all if its own text is too long. */
function partsToMove(parts: readonly Part[], length: number): ReadonlySet<Part> {
  const moved = new Set<Part>();
  let rest = length;
  for (const part of parts.toSorted((a, b) => lengthOf(b.nodes) - lengthOf(a.nodes))) {
    if (rest > MOST_CHARACTERS) {
      moved.add(part);
      rest -= lengthOf(part.nodes) - LINK;
    }
  }
  return moved;
}

/** The twin with a tab's text. What comes before the first heading is above the outline. */
function ownTwin(
  input: TabTwinInput,
  { all }: Pointers,
  content: readonly RootContent[],
  parts: readonly Part[]
): TabTwin {
  const { head, source } = input;
  const firstHeading = content.findIndex(({ type }) => type === 'heading');
  const lead = firstHeading < 0 ? content : content.slice(0, firstHeading);
  const rest = content.slice(lead.length);
  const top = `${frontMatter(head)}\n`;
  const nodes = [heading(1, head.title), all, ...lead, ...outline(rest), ...rest];
  const text = top + writeMarkdown(nodes);
  const tables = parts.find(({ name }) => name === 'css-variables')?.nodes ?? [];
  const first = nodes.findIndex((node) => node === tables[0]);
  // With the heading before them.
  const start = top.length + lengthOf(nodes.slice(0, first - 1));
  const end = Math.min(start + lengthOf(nodes.slice(first - 1, first + tables.length)), text.length);
  const variables = first < 0 ? null : { start, end, count: countVariables(input) };
  return { address: twinAddress(source.path), text, of: 'tab', variables };
}

function countVariables({ variables }: Pick<TabTwinInput, 'variables'>): number {
  return variables.reduce((sum, { rows }) => sum + rows.length, 0);
}

/**
 * Creates the function that writes twins for a part, unless another tab has written them.
 * @returns its heading, and links to the twins, in its place
 */
function createPartWriter(input: TabTwinInput, pointers: Pointers) {
  const { page, source, linkTo, variablesAt } = input;
  const twins: TabTwin[] = [];
  const number = createNumberer([
    ...examplesOf(source).map(({ slug }) => slug),
    ...page.sources.map(({ ownPath }) => ownPath.slice(ownPath.lastIndexOf('/') + 1))
  ]);
  const writeTwins = ({ name, title, nodes }: Part): string[] => {
    const head = { ...input.head, title: fillText(texts.twin.partTitle, { title: input.head.title, part: title }) };
    const of = name === 'css-variables' ? 'variables' : 'tab';
    return divide(nodes, MOST_CHARACTERS - ROOM).map((piece, index) => {
      const address = twinAddress(`${source.path}/${number(index === 0 ? name : `${name}-${index + 1}`)}`);
      const top = [heading(1, head.title), pointers.all, pointers.tab, heading(2, title)];
      twins.push({ address, text: `${frontMatter(head)}\n${writeMarkdown([...top, ...piece])}`, of, variables: null });
      return address;
    });
  };
  const write = (part: Part): RootContent[] => {
    const { name, title, contents } = part;
    const addresses = name === 'css-variables' && variablesAt.length > 0 ? variablesAt : writeTwins(part);
    const links = addresses.flatMap((address, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [text(', ')]),
      link(linkTo(address), address)
    ]);
    return [heading(2, title), paragraph(...filled(texts.twin.moved, { contents: [text(contents)], links }))];
  };
  return Object.assign(write, { twins });
}

/** Names the sections of what moved, or else their parts; of the rest of a part, whose heading came before, that one. */
function contentsOf(rest: readonly RootContent[], first: readonly RootContent[]): string {
  const named = (depth: number): string[] =>
    rest.flatMap((node) => (node.type === 'heading' && node.depth === depth ? [textOf(node)] : []));
  const around = first.findLast((node) => node.type === 'heading');
  return [named(2), named(3), around ? [textOf(around)] : []].find((names) => names.length > 0)?.join(', ') ?? '';
}
