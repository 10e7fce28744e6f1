import type { CssVariablesView, ReferenceView } from '../../ui/index.ts';
import type { PlaygroundView } from '../../ui/playground/PlaygroundSection.tsx';
import type { Site, Source } from '../../model.ts';
import type { Playground } from '../../core/playground.ts';
import { readCssVariables, readThemes } from '../../reference/design/designFiles.ts';
import { playgroundExample } from '../../reference/playground/playgroundExample.ts';
import { readSiteHistory } from '../../reference/snapshot/siteHistory.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import { createRowNamer, cssVariablesView, type NameRow, type ValuesOf, referenceView } from './referenceView.ts';
import { type TokenAddress, themedValuesView } from './linkedText.ts';
import { createTypeLinks } from './typeLinks.ts';

/** Returns the playground of a tab; null for tabs without one. */
export type PlaygroundOf = (source: Source) => { playground: Playground; html: string } | null;

/** Returns the reference tables of a tab. */
export type ReferenceOf = (source: Source) => ReferenceView;

/** What the reference tables of a site are made of, besides its packages' declarations. */
interface ReferenceSources {
  /** Folder of the files about the design system, laid out by address. */
  design: string;
  /** Folder of the site, which may have stored releases: they tell since when there are properties and variables. */
  folder: string;
  /** Returns the address at which the site shows a token. */
  tokenAddress: TokenAddress;
  /** Returns the playgrounds of tabs; none by default. */
  playgroundOf?: PlaygroundOf;
}

/**
 * Creates a memoized lookup of the reference tables of a site's tabs, used by the page, its contents list and the
 * manifest.
 */
export function createReferenceOf(
  site: Site,
  reference: SiteReference,
  { design, folder, tokenAddress, playgroundOf = () => null }: ReferenceSources
): ReferenceOf {
  const { inPage } = createTypeLinks(site, reference);
  const themes = readThemes(design);
  const sinceOf = readSiteHistory(folder)?.sinceOf;
  const valuesOf: ValuesOf = (row) => themedValuesView(row, themes, tokenAddress);
  const tablesOf = (source: Source, nameRow: NameRow): CssVariablesView[] =>
    source.cssPrefix.flatMap((prefix, index) => {
      const rows = readCssVariables(design, prefix);
      const anchor = source.referenceAnchors.prefixes[index] ?? prefix;
      return rows.length === 0 ? [] : [cssVariablesView(prefix, anchor, rows, valuesOf, nameRow, sinceOf)];
    });
  const make = (source: Source): ReferenceView => {
    const nameRow = createRowNamer(source);
    const tables = tablesOf(source, nameRow);
    const playground = playgroundView(source, playgroundOf);
    const view = referenceView(source, reference.ofTab(source), inPage(source), nameRow, {
      playground,
      sinceOf
    });
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
