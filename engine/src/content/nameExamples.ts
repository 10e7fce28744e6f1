import type { Problem, Advice, Figure, FigurePart } from '../model.ts';
import { codeAddress } from './code/codeAddress.ts';
import type { DocumentExample, ExampleFlags } from './parsedDocument.ts';
import type { FenceNode, Node } from './markdown/nodes.ts';
import { slug } from '../core/slug.ts';
import * as texts from '../core/texts.ts';
import { hasFlag, type InfoString, textAttribute } from './infoString.ts';
import { error, warning } from './problem.ts';

/** A live example of a tab, with its caption and the level of the heading that named it. */
interface NamedExample<Content> {
  kind: 'example';
  example: DocumentExample;
  level: number;
  caption: Content[];
}

/** A part of a body whose examples have their names. */
export type NamedPart<Content> = Exclude<Part<Content>, ExamplePart<Content>> | NamedExample<Content>;

/** Gives the examples of a tab their slugs. Two of the same slug are an error, and the later gets a number. */
export function nameExamples<Content>(
  parts: readonly Part<Content>[],
  file: string
): { parts: NamedPart<Content>[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  const named = parts.map((part): NamedPart<Content> => {
    if (part.kind !== 'example') {
      return part;
    }
    const location = { file, line: part.fence.line };
    const title = part.title ?? texts.examples.untitled;
    const base = slug(part.id ?? title) || 'example';
    if (part.title === null) {
      const hint = isFigure(part.fence.info)
        ? 'Give the fence a title="…".'
        : 'Put a "### Title" before it, or add "noLive" to its fence if it is only code to read.';
      problems.push(warning('untitled-example', 'The example has no title.', location, hint));
    }
    if (isFigure(part.fence.info) && !hasKnownAdvice(part.fence.info)) {
      const hint = 'Write figure, figure="do" or figure="dont".';
      problems.push(error('unknown-advice', 'The figure advises neither "do" nor "dont".', location, hint));
    }
    if (hasUnknownWidth(part.fence.info)) {
      const hint = 'Write a length in rem or px, such as width="30rem", or width="100%".';
      problems.push(error('figure-width', 'The width of the figure is no length.', location, hint));
    }
    const other = taken.get(base);
    if (other !== undefined) {
      const hint = 'Give each example of the page its own title.';
      const message =
        other === title
          ? `Two examples of this page are named "${title}".`
          : `The examples "${other}" and "${title}" have the same anchor, #${base}.`;
      problems.push(error('duplicate-anchor', message, location, hint));
    }
    const exampleSlug = freeSlug(base, taken);
    taken.set(exampleSlug, title);
    return { kind: 'example', example: toExample(part, title, exampleSlug), level: part.level, caption: part.caption };
  });
  return { parts: named, problems };
}

function freeSlug(base: string, taken: ReadonlyMap<string, string>): string {
  let candidate = base;
  for (let count = 2; taken.has(candidate); count++) {
    candidate = `${base}-${count}`;
  }
  return candidate;
}

function toExample(
  { fence }: Pick<ExamplePart<unknown>, 'fence'>,
  title: string,
  exampleSlug: string
): DocumentExample {
  return {
    title,
    slug: exampleSlug,
    // Depends on the headings before it (`headingLevels.ts`).
    headingLevel: 3,
    lang: fence.lang,
    flags: flagsOf(fence.info),
    code: codeAddress(fence.info) ?? { text: fence.code },
    line: fence.line
  };
}

function flagsOf(info: InfoString): ExampleFlags {
  const figure = figureOf(info);
  if (figure !== null) {
    return { figure, isFullscreen: false };
  }
  return {
    figure,
    isFullscreen: hasFlag(info, 'isFullscreen'),
    isDemo: hasFlag(info, 'isDemo'),
    isBeta: hasFlag(info, 'isBeta'),
    isDeprecated: hasFlag(info, 'isDeprecated'),
    hasThemeSwitcher: hasFlag(info, 'hasThemeSwitcher'),
    hasRTLSwitcher: hasFlag(info, 'hasRTLSwitcher'),
    thumbnail: textAttribute(info, 'thumbnail')
  };
}

/** A live fence with the title and the caption that the prose before it gives it. */
interface ExamplePart<Content> {
  kind: 'example';
  /** Null if no heading names the example. */
  title: string | null;
  /** The id that the author gives that heading, or null. */
  id: string | null;
  /** Level of the heading that the title was taken from; 3 if there is none. */
  level: number;
  fence: FenceNode;
  caption: Content[];
}

type Part<Content> = Exclude<Node<Content>, FenceNode> | ExamplePart<Content>;

/** Parses Markdown that stands within a line of the file. */
type ParseInline<Content> = (text: string, line: number) => Content[];

/**
 * Gives every live fence its title: the nearest `###` before it, back to the example or the `#`/`##` before; failing
 * that the nearest `####`, failing that the `##` itself. The heading becomes the example's title, and what stands
 * between it and the fence the example's caption. A figure takes no heading: its fence says title and caption.
 */
export function pairExamples<Content>(
  nodes: readonly Node<Content>[],
  parseInline: ParseInline<Content>
): Part<Content>[] {
  const parts: Part<Content>[] = [];
  for (const node of nodes) {
    if (node.kind !== 'fence') {
      parts.push(node);
      continue;
    }
    if (isFigure(node.info)) {
      parts.push(toFigure(node, parseInline));
      continue;
    }
    const index = findTitle(parts);
    const heading = index === null ? undefined : parts[index];
    if (index === null || heading?.kind !== 'heading') {
      parts.push({ kind: 'example', title: null, id: null, level: 3, fence: node, caption: [] });
      continue;
    }
    const caption = parts.splice(index).slice(1).flatMap(tokensOf);
    const { text, id, level } = heading;
    parts.push({ kind: 'example', title: text === '' ? null : text, id, level, fence: node, caption });
  }
  return parts;
}

function toFigure<Content>(fence: FenceNode, parseInline: ParseInline<Content>): ExamplePart<Content> {
  const caption = parseInline(textAttribute(fence.info, 'caption') ?? '', fence.line);
  return { kind: 'example', title: textAttribute(fence.info, 'title'), id: null, level: 3, fence, caption };
}

/** Index of the heading that names an example which comes after `parts`. */
function findTitle(parts: readonly Part<unknown>[]): number | null {
  let subheading: number | null = null;
  for (const [index, part] of [...parts.entries()].reverse()) {
    if (part.kind === 'example' || part.kind === 'component') {
      break;
    }
    if (part.kind === 'heading' && part.level === 3) {
      return index;
    }
    if (part.kind === 'heading' && part.level < 3) {
      return subheading ?? index;
    }
    if (part.kind === 'heading' && part.level === 4) {
      subheading ??= index;
    }
  }
  return subheading;
}

function tokensOf<Content>(part: Part<Content>): Content[] {
  return part.kind === 'prose' || part.kind === 'heading' ? part.tokens : [];
}

const ADVICE: Record<string, Advice> = { true: null, do: 'do', dont: 'dont' };

/** Whether a fence illustrates the prose around it: `figure`, `figure="do"` or `figure="dont"`. */
function isFigure(info: InfoString): boolean {
  return info.attributes.has('figure');
}

/** Whether what a figure advises is known. */
function hasKnownAdvice(info: InfoString): boolean {
  return String(info.attributes.get('figure')) in ADVICE;
}

const WIDTH = /^\d+(?:\.\d+)?(?:rem|px|%)$/;

function hasUnknownWidth(info: InfoString): boolean {
  const width = info.attributes.get('width');
  return isFigure(info) && width !== undefined && !WIDTH.test(String(width));
}

/** Null for a fence that is no figure. */
function figureOf(info: InfoString): Figure | null {
  return isFigure(info)
    ? {
        advice: ADVICE[String(info.attributes.get('figure'))] ?? null,
        width: textAttribute(info, 'width'),
        parts: partsOf(info)
      }
    : null;
}

const PART = /^(?:(start|end|above|below):\s+)?(.+)$/;

/** Reads the parts of a figure: selectors, separated by semicolons, with an optional side such as `above: .lamp`. */
export function partsOf(info: InfoString): FigurePart[] {
  const texts = textAttribute(info, 'parts')?.split(';') ?? [];
  return texts.flatMap((text) => {
    const [, side = null, selector] = PART.exec(text.trim()) ?? [];
    return selector === undefined ? [] : [{ selector, side: side as FigurePart['side'] }];
  });
}
