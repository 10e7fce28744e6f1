import { createAnchorNamer } from '../core/anchors.ts';
import type { ReferenceAnchors } from '../model.ts';
import type { Frontmatter } from './frontmatter.ts';

/**
 * The anchors of what the engine adds to a tab: the sections of its reference tables, each documented name and each
 * prefix, the playground, the table of similar components, and what releases changed.
 * Authors link to them as to headings, so they are known before the tables are made.
 * @param taken anchors of the tab's headings and examples
 */
export function referenceAnchors(
  { propComponents, cssPrefix }: Pick<Frontmatter, 'propComponents' | 'cssPrefix'>,
  taken: Iterable<string>
): ReferenceAnchors {
  const nameAnchor = createAnchorNamer(taken);
  const props = nameAnchor('Props');
  return {
    functions: nameAnchor('Function reference'),
    props,
    cssVariables: nameAnchor('CSS variables'),
    names: propComponents.map(({ component }) => nameAnchor(component)),
    prefixes: cssPrefix.map((prefix) => nameAnchor(prefix)),
    playground: nameAnchor(`${props}-playground`),
    siblings: nameAnchor('which-one-to-use'),
    changes: nameAnchor('Changes')
  };
}

type ReferenceParts = Pick<Frontmatter, 'propComponents' | 'cssPrefix' | 'functions'>;

/** The anchors of reference tables that links to a tab may name: those of the sections that it has. */
export function linkableAnchors(frontmatter: ReferenceParts, taken: Iterable<string>): string[] {
  return shownAnchors(frontmatter, referenceAnchors(frontmatter, taken));
}

/** Of the anchors of reference tables, those of the sections that a tab has. */
export function shownAnchors(
  { propComponents, cssPrefix, functions }: ReferenceParts,
  anchors: ReferenceAnchors
): string[] {
  return [
    ...(Object.keys(functions).length > 0 ? [anchors.functions] : []),
    ...(propComponents.length > 0 ? [anchors.props, ...anchors.names] : []),
    ...(cssPrefix.length > 0 ? [anchors.cssVariables, ...anchors.prefixes] : [])
  ];
}
