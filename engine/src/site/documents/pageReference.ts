import type { CssVariablesView, ReferenceView } from '../../ui/index.ts';
import type { PlaygroundView } from '../../ui/playground/PlaygroundSection.tsx';
import { type TokenAddress, themedValuesView } from '../../ui/reference/themedValues.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { History } from '../../history/history.ts';
import type { Site, Source } from '../../model.ts';
import type { Playground } from '../../core/playground.ts';
import { readCssVariables, readThemes } from '../../reference/design/designFiles.ts';
import { playgroundExample } from '../../reference/playground/playgroundExample.ts';
import { readSiteHistory } from '../../reference/snapshot/siteHistory.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import {
  createRowNamer,
  cssVariablesView,
  type NameRow,
  referenceView,
  type RowHistory,
  type ValuesOf
} from './referenceView.ts';
import { createChangesOfTab, lastChange } from './tabChanges.ts';
import { createTypeLinks } from './typeLinks.ts';

/** A playground with the HTML of its initial state. */
export interface RenderedPlayground {
  playground: Playground;
  html: string;
}

/** Returns the playground of a tab; null for tabs without one. */
export type PlaygroundOf = (source: Source) => RenderedPlayground | null;

/** Returns the reference tables of a tab. */
export type ReferenceOf = (source: Source) => ReferenceView;

/** What the reference tables of a site are made of, besides its packages' declarations. */
interface ReferenceSources {
  /** Folder of the files about the design system, laid out by address. */
  design: string;
  /** Folder of the site, which may have stored releases: they tell since when there are properties and variables. */
  folder: string;
  /** Names what mends the changes of stored releases. */
  config: Pick<ResolvedConfig, 'history'>;
  /** Returns the address at which the site shows a token. */
  tokenAddress: TokenAddress;
  /** Returns the playground of a tab, once it is rendered. */
  playgroundOf: PlaygroundOf;
}

/**
 * Creates a lookup of the reference tables of a site's tabs, used by the page, its contents list, and the manifest. They are
 * made once, and again when a tab gets its playground.
 */
export function createReferenceOf(
  site: Site,
  reference: SiteReference,
  { design, folder, config, tokenAddress, playgroundOf }: ReferenceSources
): ReferenceOf {
  const { inPage } = createTypeLinks(site, reference);
  const themes = readThemes(design);
  const history = readSiteHistory(folder);
  const changesOfTab = history && createChangesOfTab(history, config.history?.codemods ?? []);
  const valuesOf: ValuesOf = (row) => themedValuesView(row, themes, tokenAddress);
  const tablesOf = (source: Source, nameRow: NameRow): CssVariablesView[] =>
    source.cssPrefix.flatMap((prefix, index) => {
      const rows = readCssVariables(design, prefix);
      const anchor = source.referenceAnchors.prefixes[index] ?? prefix;
      return rows.length === 0 ? [] : [cssVariablesView(prefix, anchor, rows, valuesOf, nameRow, history?.sinceOf)];
    });
  const make = (source: Source, rendered: RenderedPlayground | null): ReferenceView => {
    const nameRow = createRowNamer(source);
    const tables = tablesOf(source, nameRow);
    const playground = rendered && playgroundView(source, rendered);
    const tab = reference.ofTab(source);
    const view = referenceView(source, tab, inPage(source), nameRow, {
      playground,
      history: history === null ? undefined : rowHistory(history, source.referenceAnchors.changes)
    });
    const releases = changesOfTab?.(source, tab) ?? [];
    return {
      ...view,
      cssVariables: tables.length === 0 ? null : { anchor: source.referenceAnchors.cssVariables, tables },
      changes: releases.length === 0 ? null : { anchor: source.referenceAnchors.changes, releases }
    };
  };
  const made = new Map<Source, { view: ReferenceView; playground: RenderedPlayground | null }>();
  return (source) => {
    const playground = playgroundOf(source);
    const known = made.get(source);
    if (known?.playground === playground) {
      return known.view;
    }
    const view = make(source, playground);
    made.set(source, { view, playground });
    return view;
  };
}

/** @param anchor of the tab's list of changes */
function rowHistory(history: History, anchor: string): RowHistory {
  return {
    sinceOf: history.sinceOf,
    changedOf: (component, prop) => {
      const release = lastChange(history, component, prop);
      return release === null ? null : { release, anchor };
    }
  };
}

function playgroundView(source: Source, rendered: RenderedPlayground): PlaygroundView {
  const { title, slug, previewId, previewClass } = playgroundExample(source, rendered.playground);
  return { ...rendered, title, slug, path: `${source.path}/${slug}`, previewId, previewClass };
}
