import type { TocEntry, Toc } from '../model.ts';
import type { NamedPart } from './nameExamples.ts';

/** A part of a body as it becomes a block: neighbouring headings and prose are one piece. */
export type Piece<Content> = Extract<NamedPart<Content>, { kind: 'example' | 'component' }> | ProsePiece<Content>;

export interface ProsePiece<Content> {
  kind: 'prose';
  tokens: Content[];
  part?: 'lead' | 'guide';
  /** The heading that it consists of, if what follows may be folded by it. */
  heading?: TocEntry;
}

/** How a reader of Markdown stores what it has read. */
export interface Storage<Content> {
  /** Number of tokens or nodes of a paragraph, and of a heading. */
  readonly blockLength: number;
  /** The id of a heading that begins at an index; null if none does, or if it has none. */
  idAt: (content: readonly Content[], index: number) => string | null;
  /** Whether a heading of the second level begins at an index, outside of everything else. */
  isSection: (content: readonly Content[], index: number) => boolean;
  /** Whether a paragraph that can describe the page begins at an index. */
  isDescribing: (content: readonly Content[], index: number) => boolean;
}

/** Divides a body into its pieces. @param entries the headings of the body */
export function toPieces<Content>(
  parts: readonly NamedPart<Content>[],
  entries: readonly TocEntry[],
  storage: Storage<Content>
): Piece<Content>[] {
  return splitGuide(splitLead(joinProse(parts, storage), storage), entries, storage);
}

/** Makes a paragraph at the beginning a piece of its own, if it can describe the page. */
function splitLead<Content>(
  pieces: Piece<Content>[],
  { blockLength, isDescribing }: Storage<Content>
): Piece<Content>[] {
  const [first, ...rest] = pieces;
  if (first?.kind !== 'prose' || !isDescribing(first.tokens, 0)) {
    return pieces;
  }
  const others = first.tokens.slice(blockLength);
  return [
    { kind: 'prose', tokens: first.tokens.slice(0, blockLength), part: 'lead' },
    ...(others.length > 0 ? [{ kind: 'prose' as const, tokens: others }] : []),
    ...rest
  ];
}

/**
 * Makes the sections between the lead and the section of a component pieces of their own, and so their headings: the page
 * shows them folded below the lead.
 */
function splitGuide<Content>(
  pieces: Piece<Content>[],
  entries: readonly TocEntry[],
  { blockLength, idAt, isSection }: Storage<Content>
): Piece<Content>[] {
  const [lead, prose, component, ...rest] = pieces;
  if (lead?.kind !== 'prose' || lead.part !== 'lead' || prose?.kind !== 'prose' || component?.kind !== 'component') {
    return pieces;
  }
  const { tokens } = prose;
  const headings = [...tokens.keys()].filter((index) => isSection(tokens, index));
  const [first, ...ends] = headings;
  const last = ends.at(-1);
  if (first === undefined || last === undefined) {
    return pieces;
  }
  const guide = headings.slice(0, -1).flatMap((start, index): ProsePiece<Content>[] => {
    const id = idAt(tokens, start);
    const heading = entries.find((entry) => entry.id === id);
    const content = start + blockLength;
    return [
      { kind: 'prose', tokens: tokens.slice(start, content), part: 'guide', ...(heading && { heading }) },
      { kind: 'prose', tokens: tokens.slice(content, ends[index]), part: 'guide' }
    ];
  });
  const parts: ProsePiece<Content>[] = [
    { kind: 'prose', tokens: tokens.slice(0, first) },
    ...guide,
    { kind: 'prose', tokens: tokens.slice(last) }
  ];
  return [lead, ...parts.filter((part) => part.tokens.length > 0), component, ...rest];
}

/** Joins neighbouring prose. In tabs with examples, which may be folded, a heading of the second level is a piece of its own. */
function joinProse<Content>(parts: readonly NamedPart<Content>[], storage: Storage<Content>): Piece<Content>[] {
  const mayBeFolded = parts.some((part) => part.kind === 'example' && part.example.flags.figure === null);
  const pieces: Piece<Content>[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (part.kind === 'example' || part.kind === 'component') {
      pieces.push(part);
    } else if (mayBeFolded && part.kind === 'heading' && storage.isSection(part.tokens, 0)) {
      pieces.push({ kind: 'prose', tokens: [...part.tokens], heading: entryOf(part, storage) });
    } else if (last?.kind === 'prose' && !last.heading) {
      last.tokens.push(...part.tokens);
    } else {
      pieces.push({ kind: 'prose', tokens: [...part.tokens] });
    }
  }
  return pieces;
}

/** The tokens or nodes that a part or a piece puts into the page: a heading, prose, or an example's caption. */
export function contentOf<Content>(piece: NamedPart<Content> | Piece<Content>): Content[] {
  switch (piece.kind) {
    case 'heading':
    case 'prose':
      return piece.tokens;
    case 'example':
      return piece.caption;
    case 'component':
      return [];
  }
}

/** A heading of a tab, or the title of an example, with the level that it was written at. */
export interface TocHeading extends TocEntry {
  level: number;
}

/** Returns what a part adds to the contents list of its tab. */
export function tocHeadings<Content>(part: NamedPart<Content>, storage: Storage<Content>): TocHeading[] {
  if (part.kind === 'heading') {
    return [{ ...entryOf(part, storage), level: part.level }];
  }
  return part.kind === 'example' && part.example.flags.figure === null
    ? [{ text: part.example.title, id: part.example.slug, level: Math.min(part.level, 3) }]
    : [];
}

export function entryOf<Content>(
  { text, tokens }: Extract<NamedPart<Content>, { kind: 'heading' }>,
  { idAt }: Storage<Content>
): TocEntry {
  return { text, id: idAt(tokens, 0) ?? '' };
}

/**
 * The contents list of a tab (requirement 3.3): headings of level 1 and 2 are entries, those of level 3 follow as one
 * nested list, deeper ones are left out. Examples count at the level of their heading, but at least 3.
 */
export function buildToc(headings: readonly TocHeading[]): Toc {
  const toc: Toc = [];
  for (const { text, id, level } of headings) {
    const last = toc.at(-1);
    if (level <= 2) {
      toc.push({ text, id });
    } else if (level === 3 && Array.isArray(last)) {
      last.push({ text, id });
    } else if (level === 3) {
      toc.push([{ text, id }]);
    }
  }
  return toc;
}
