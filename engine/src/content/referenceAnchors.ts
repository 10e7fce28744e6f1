import type { ReferenceAnchors } from '../model.ts';
import { createAnchorNamer } from './parseBody.ts';
import type { Frontmatter } from './frontmatter.ts';

/**
 * The anchors of a tab's reference tables: those of the sections, then one for each documented name and each prefix.
 * Authors link to them as to headings, so they are known before the tables are made.
 * @param taken anchors of the tab's headings and examples
 */
export function referenceAnchors(
  { propComponents, cssPrefix }: Pick<Frontmatter, 'propComponents' | 'cssPrefix'>,
  taken: Iterable<string>
): ReferenceAnchors {
  const nameAnchor = createAnchorNamer(taken);
  return {
    functions: nameAnchor('Function reference'),
    props: nameAnchor('Props'),
    cssVariables: nameAnchor('CSS variables'),
    names: propComponents.map(({ component }) => nameAnchor(component)),
    prefixes: cssPrefix.map((prefix) => nameAnchor(prefix))
  };
}

/** The anchors of reference tables that links to a tab may name: those of the sections that it has. */
export function linkableAnchors(
  frontmatter: Pick<Frontmatter, 'propComponents' | 'cssPrefix' | 'functions'>,
  taken: Iterable<string>
): string[] {
  const { propComponents, cssPrefix, functions } = frontmatter;
  const anchors = referenceAnchors(frontmatter, taken);
  return [
    ...(Object.keys(functions).length > 0 ? [anchors.functions] : []),
    ...(propComponents.length > 0 ? [anchors.props, ...anchors.names] : []),
    ...(cssPrefix.length > 0 ? [anchors.cssVariables, ...anchors.prefixes] : [])
  ];
}
