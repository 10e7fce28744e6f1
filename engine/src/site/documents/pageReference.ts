import type { CssVariablesView, ReferenceView } from '../../ui/index.ts';
import type { PlaygroundView } from '../../ui/playground/PlaygroundSection.tsx';
import type { Site, Source } from '../../model.ts';
import type { Playground } from '../../core/playground.ts';
import { readCssVariables, readThemes } from '../../reference/design/designFiles.ts';
import { playgroundExample } from '../../reference/playground/playgroundExample.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import { createRowNamer, cssVariablesView, type NameRow, type ValuesOf, referenceView } from './referenceView.ts';
import { type TokenAddress, themedValuesView } from './linkedText.ts';
import { createTypeLinks } from './typeLinks.ts';

/** Returns the playground of a tab; null for tabs without one. */
export type PlaygroundOf = (source: Source) => { playground: Playground; html: string } | null;

/** Returns the reference tables of a tab. */
export type ReferenceOf = (source: Source) => ReferenceView;

/**
 * Creates a memoized lookup of the reference tables of a site's tabs, used by the page, its contents list and the
 * manifest.
 * @param designFolder folder of the files about the design system, laid out by address
 * @param tokenAddress returns the address at which the site shows a token
 * @param playgroundOf returns the playgrounds of tabs; none by default
 */
export function createReferenceOf(
  site: Site,
  reference: SiteReference,
  designFolder: string,
  tokenAddress: TokenAddress,
  playgroundOf: PlaygroundOf = () => null
): ReferenceOf {
  const { inPage } = createTypeLinks(site, reference);
  const themes = readThemes(designFolder);
  const valuesOf: ValuesOf = (row) => themedValuesView(row, themes, tokenAddress);
  const tablesOf = (source: Source, nameRow: NameRow): CssVariablesView[] =>
    source.cssPrefix.flatMap((prefix, index) => {
      const rows = readCssVariables(designFolder, prefix);
      const anchor = source.referenceAnchors.prefixes[index] ?? prefix;
      return rows.length === 0 ? [] : [cssVariablesView(prefix, anchor, rows, valuesOf, nameRow)];
    });
  const make = (source: Source): ReferenceView => {
    const nameRow = createRowNamer(source);
    const tables = tablesOf(source, nameRow);
    const playground = playgroundView(source, playgroundOf);
    const view = referenceView(source, reference.ofTab(source), inPage(source), nameRow, playground);
    return {
      ...view,
      cssVariables: tables.length === 0 ? null : { anchor: source.referenceAnchors.cssVariables, tables }
    };
  };
  const made = new Map<Source, ReferenceView>();
  return (source) => {
    const view = made.get(source) ?? make(source);
    made.set(source, view);
    return view;
  };
}

function playgroundView(source: Source, playgroundOf: PlaygroundOf): PlaygroundView | null {
  const rendered = playgroundOf(source);
  if (!rendered) {
    return null;
  }
  const { title, slug, previewId, previewClass } = playgroundExample(source, rendered.playground);
  return { ...rendered, title, slug, path: `${source.path}/${slug}`, previewId, previewClass };
}
