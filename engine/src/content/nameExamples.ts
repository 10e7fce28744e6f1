import type { Token } from 'markdown-it';
import type { Problem } from '../model.ts';
import { slug } from '../core/slug.ts';
import { hasFlag, type InfoString, textAttribute } from './infoString.ts';
import { figureOf, hasKnownAdvice, isFigure } from './figure.ts';
import type { ExamplePart, Part } from './pairExamples.ts';
import type { DocumentExample, ExampleFlags } from './parsedDocument.ts';
import { error, warning } from './problem.ts';

const UNTITLED = 'Untitled example';

/** A live example of a tab, with its caption and the level of the heading that named it. */
export interface NamedExample {
  kind: 'example';
  example: DocumentExample;
  level: number;
  caption: Token[];
}

/** A part of a body whose examples have their names. */
export type NamedPart = Exclude<Part, ExamplePart> | NamedExample;

/** Gives the examples of a tab their slugs. Two of the same slug are an error, and the later gets a number. */
export function nameExamples(parts: readonly Part[], file: string): { parts: NamedPart[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const taken = new Set<string>();
  const named = parts.map((part): NamedPart => {
    if (part.kind !== 'example') {
      return part;
    }
    const location = { file, line: part.fence.line };
    const title = part.title ?? UNTITLED;
    const base = slug(title) || 'example';
    if (part.title === null) {
      const hint = isFigure(part.fence.info) ? 'Give the fence a title="…".' : 'Put a "### Title" before it.';
      problems.push(warning('untitled-example', 'The example has no title.', location, hint));
    }
    if (isFigure(part.fence.info) && !hasKnownAdvice(part.fence.info)) {
      const hint = 'Write figure, figure="do" or figure="dont".';
      problems.push(error('unknown-advice', 'The figure advises neither "do" nor "dont".', location, hint));
    }
    if (taken.has(base)) {
      const hint = 'Give each example of the page its own title.';
      problems.push(error('duplicate-anchor', `Two examples of this page are named "${title}".`, location, hint));
    }
    const exampleSlug = freeSlug(base, taken);
    taken.add(exampleSlug);
    return { kind: 'example', example: toExample(part, title, exampleSlug), level: part.level, caption: part.caption };
  });
  return { parts: named, problems };
}

function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let candidate = base;
  for (let count = 2; taken.has(candidate); count++) {
    candidate = `${base}-${count}`;
  }
  return candidate;
}

function toExample({ fence }: ExamplePart, title: string, exampleSlug: string): DocumentExample {
  const file = textAttribute(fence.info, 'file');
  return {
    title,
    slug: exampleSlug,
    lang: fence.lang,
    flags: flagsOf(fence.info),
    code: file === null ? { text: fence.code } : { file },
    line: fence.line
  };
}

function flagsOf(info: InfoString): ExampleFlags {
  return {
    isFullscreen: hasFlag(info, 'isFullscreen'),
    isDemo: hasFlag(info, 'isDemo'),
    isBeta: hasFlag(info, 'isBeta'),
    isDeprecated: hasFlag(info, 'isDeprecated'),
    hasThemeSwitcher: hasFlag(info, 'hasThemeSwitcher'),
    hasRTLSwitcher: hasFlag(info, 'hasRTLSwitcher'),
    thumbnail: textAttribute(info, 'thumbnail'),
    figure: figureOf(info)
  };
}
