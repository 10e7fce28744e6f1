import { ownValue } from '../../core/ownValue.ts';
import type { Block, Example, TocEntry } from '../../model.ts';

/** Examples that a first group shows if it is longer than that. */
const SHOWN_EXAMPLES = 3;

/** Longest group that is shown as a whole, if it is the first one. */
const LONGEST_SHOWN_GROUP = 5;

/** Most examples of a fold without a heading of its own. */
const LONGEST_FOLD = 8;

/** Names of folds by the titles of their first examples. */
export type FoldTitles = Readonly<Record<string, string>>;

/** The body of a tab with many examples. */
export interface FoldPlan {
  /** Blocks before the first example, with the heading of its group: the filter of examples stands below it. */
  before: Block[];
  groups: ExampleGroup[];
  /** Blocks after the last group with examples. */
  after: Block[];
  /** Number of examples in the groups. */
  total: number;
}

/** Part of a body below a second-level heading. */
interface ExampleGroup {
  /** What is visible from the start. */
  shown: Block[];
  folds: Fold[];
}

/** What a reader opens. */
export interface Fold {
  /** The group's heading; null for a part of a group whose beginning is shown. */
  heading: TocEntry | null;
  /** Configured name of such a part; null for none. */
  title: string | null;
  blocks: Block[];
  examples: Example[];
}

/**
 * Plans which examples of a tab are folded: the groups below its second-level headings, except for the first examples.
 * Groups without examples stay as they are.
 * @param limit number of examples up to which nothing is folded
 * @param titles configured names of the parts of the first group, by the titles of their first examples
 * @returns null if nothing is folded
 */
export function planFolds(blocks: readonly Block[], limit: number, titles: FoldTitles = {}): FoldPlan | null {
  const total = examplesIn(blocks).length;
  if (total <= limit) {
    return null;
  }
  const groups = splitByHeading(blocks);
  const isFilled = (group: Block[]): boolean => examplesIn(group).length > 0;
  const [first, last] = [groups.findIndex(isFilled), groups.findLastIndex(isFilled)];
  const [beginning = [], ...others] = groups.slice(first, last + 1);
  const [firstExample] = examplesIn(beginning);
  const start = firstExample === undefined ? 0 : indexOf(beginning, firstExample);
  return {
    before: [...groups.slice(0, first).flat(), ...beginning.slice(0, start)],
    groups: [showBeginning(beginning.slice(start), titles), ...others.map(foldGroup)],
    after: groups.slice(last + 1).flat(),
    total
  };
}

/** Divides blocks before each second-level heading. */
export function splitByHeading(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    if (headingOf(block) !== null) {
      groups.push([]);
    }
    groups.at(-1)?.push(block);
  }
  return groups;
}

/** Returns the second-level heading that a block consists of. */
export function headingOf(block: Block | undefined): TocEntry | null {
  return (block?.kind === 'prose' && block.heading) || null;
}

function showBeginning(group: Block[], titles: FoldTitles): ExampleGroup {
  const examples = examplesIn(group);
  const next = examples[SHOWN_EXAMPLES];
  if (next === undefined || examples.length <= LONGEST_SHOWN_GROUP) {
    return { shown: group, folds: [] };
  }
  const end = indexOf(group, next);
  return { shown: group.slice(0, end), folds: divideRest(group.slice(end), titles) };
}

function indexOf(blocks: readonly Block[], example: Example): number {
  return blocks.findIndex((block) => block.kind === 'example' && block.example === example);
}

/**
 * Divides the rest of a group into folds: where titles begin or, without any, so that examples whose names begin with the
 * same word stay together if they can.
 */
function divideRest(blocks: readonly Block[], titles: FoldTitles): Fold[] {
  const examples = examplesIn(blocks);
  const isTitled = examples.some(({ title }) => Object.hasOwn(titles, title));
  const [first = [], ...others] = isTitled ? titledChunksOf(examples, titles) : chunksOf(examples);
  const [next] = others[0] ?? [];
  const end = next === undefined ? blocks.length : indexOf(blocks, next);
  const title = ownValue(titles, first[0]?.title ?? '') ?? null;
  const fold: Fold = { heading: null, title, blocks: blocks.slice(0, end), examples: first };
  return next === undefined ? [fold] : [fold, ...divideRest(blocks.slice(end), titles)];
}

function titledChunksOf(examples: readonly Example[], titles: FoldTitles): Example[][] {
  const chunks: Example[][] = [];
  for (const example of examples) {
    const last = chunks.at(-1);
    if (last && !Object.hasOwn(titles, example.title)) {
      last.push(example);
    } else {
      chunks.push([example]);
    }
  }
  return chunks;
}

function chunksOf(examples: readonly Example[]): Example[][] {
  const chunks: Example[][] = [];
  for (const run of runsOf(examples)) {
    const last = chunks.at(-1);
    if (last && last.length + run.length <= LONGEST_FOLD) {
      last.push(...run);
    } else {
      chunks.push(run);
    }
  }
  return chunks;
}

/** Returns consecutive examples whose names begin with the same word, up to the length of a fold. */
function runsOf(examples: readonly Example[]): Example[][] {
  const runs: Example[][] = [];
  for (const example of examples) {
    const last = runs.at(-1);
    if (last?.[0] && last.length < LONGEST_FOLD && firstWord(last[0]) === firstWord(example)) {
      last.push(example);
    } else {
      runs.push([example]);
    }
  }
  return runs;
}

function firstWord({ title }: Example): string {
  return (title.split(' ', 1)[0] ?? '').toLowerCase();
}

function foldGroup(group: Block[]): ExampleGroup {
  const [first, ...blocks] = group;
  const heading = headingOf(first);
  const examples = examplesIn(blocks);
  return heading === null || examples.length === 0
    ? { shown: group, folds: [] }
    : { shown: [], folds: [{ heading, title: null, blocks, examples }] };
}

/** Returns the examples with headings; figures belong to the prose around them. */
function examplesIn(blocks: readonly Block[]): Example[] {
  return blocks.flatMap((block) => (block.kind === 'example' && block.example.figure === null ? block.example : []));
}
