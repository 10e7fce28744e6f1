import type { App } from '../../ui/index.ts';
import type { PreviewOf, ShellSite, SiteHead, ThumbnailOf } from '../../ui/view.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { ReferenceOf } from './pageReference.ts';
import type { SiteFacts } from './siteFacts.ts';
import type { Example, Problem, Source } from '../../model.ts';
import type { TokenGuide } from './tokens.ts';

/** A script and what it imports, as addresses. */
export interface Script {
  module: string;
  preloads: string[];
}

/** Scripts of a document with live examples, beside the site's own. */
export interface LiveAssets {
  /** Address of the example module; null when the document has no live example. */
  module: string | null;
  /** Scripts to fetch side by side: the module, what it imports, and what mounts it. */
  preloads: string[];
}

export const NO_LIVE_ASSETS: LiveAssets = { module: null, preloads: [] };

/** Where a document's example stands: in a page with the site's frame, or alone. */
export type Place = 'page' | 'standalone';

/**
 * What documents are made from. The build and the dev server each have their own: they differ in
 * where scripts and style sheets come from.
 */
export interface DocumentContext {
  app: App;
  config: ResolvedConfig;
  site: ShellSite;
  /** Addresses of the style sheets that every document of a kind links, or asks for on demand. */
  stylesheets: Record<Place | 'onDemand', string[]>;
  /** Changes whenever the frame's scripts or style sheets do. */
  frame: string;
  /** Scripts of documents; the 404 document has its own beside that of pages. */
  scripts: Record<Place | 'notFound', Script>;
  /** The site's part of every `<head>`. */
  siteHead: SiteHead;
  /** The reference tables of a tab. */
  referenceOf: ReferenceOf;
  /** The tokens that the site shows. */
  tokens: TokenGuide;
  /** Data for components of Markdown. */
  facts: SiteFacts;
  /** Reports parts that can't be shown. */
  report(problem: Problem): void;
  /** How an example was rendered; undefined for HTML. */
  previewOf: PreviewOf;
  /** Pictures of examples that need a whole window. */
  thumbnailOf: ThumbnailOf;
  /** Files of the style sheets that an example's code imports. */
  sheetsOf(example: Example): readonly string[];
  /** Scripts of the examples that a tab shows inline. */
  tabAssets(source: Source): LiveAssets;
  /** Scripts of one example's own document. */
  exampleAssets(source: Source, example: Example): LiveAssets;
  /**
   * Address of the one sheet that joins what a page needs beyond what all pages share; null when that is nothing.
   * @param html what the document shows, whose class names stand for sheets
   * @param sheets further files
   */
  pageStylesheet(html: string, sheets: readonly string[]): Promise<string | null>;
  /** Addresses of the sheets that an example's own document needs, each by itself: thousands of documents share them. */
  exampleStylesheets(html: string, sheets: readonly string[]): Promise<string[]>;
}

/** Title of a document: its own parts, most special first, then the product. */
export function documentTitle({ config }: DocumentContext, ...parts: (string | null)[]): string {
  return [...parts.filter((part) => part !== null), config.product.name].join(' · ');
}

/** Absolute address for search engines; null when the configuration names no public address. */
export function canonicalAddress({ config }: DocumentContext, address: string): string | null {
  return config.product.url === undefined ? null : new URL(address, config.product.url).href;
}
