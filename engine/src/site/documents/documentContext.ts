import type { App, EngineContext } from '../../ui/index.ts';
import type { HeadText, Preview, ShellSite, SiteHead, ThumbnailOf } from '../../ui/view.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { ReferenceOf } from './pageReference.ts';
import type { RecentProps } from './recentProps.ts';
import type { SiteComponents } from './siteComponents.ts';
import type { ProgramCode } from '../../examples/siteExamples.ts';
import type { Example, Problem, Source } from '../../model.ts';
import { TITLE_SEPARATOR } from './headTexts.ts';
import type { Place, SharedUse } from './place.ts';

/** Addresses of a script and its imports. */
export interface Script {
  module: string;
  preloads: string[];
}

/** Scripts of a document with live examples, besides the site's own. */
export interface LiveAssets {
  /** Address of the example module; null when the document has no live example. */
  module: string | null;
  /** Scripts to preload in parallel: the module, its imports, and the script that mounts it. */
  preloads: string[];
  /** Whether they are so heavy that pages load them after the first paint. */
  isHeavy: boolean;
}

export const NO_LIVE_ASSETS: LiveAssets = { module: null, preloads: [], isHeavy: false };

/** Addresses of the style sheets of a page besides those of all pages. */
interface PageStylesheets {
  own: string[];
  /** Have no rule for what the document contains: its examples can show what they are for once they are live. */
  late: string[];
  /** Its rules apply to elements of examples whose states are forced; null for none. */
  forced: string | null;
}

/**
 * Dependencies for rendering documents. The build and the dev server each provide their own, with different
 * sources of scripts and style sheets.
 */
export interface DocumentContext {
  app: App;
  config: ResolvedConfig;
  site: ShellSite;
  /** Addresses of the style sheets that every document of a kind links or loads on demand. */
  stylesheets: Record<SharedUse, string[]>;
  /** Changes whenever the frame's scripts or style sheets do; on the dev server, with every update. */
  frame: string;
  /** Scripts of documents; the 404 document has its own in addition to that of pages. */
  scripts: Record<Place | 'notFound', Script>;
  /** Site-wide part of every `<head>`. */
  siteHead: SiteHead;
  /** Returns the reference tables of a tab. */
  referenceOf: ReferenceOf;
  components: SiteComponents;
  markdownContext: EngineContext;
  recentProps: RecentProps;
  /** Reports parts that can't be shown. */
  report(problem: Problem): void;
  /** Returns the rendering result of a TypeScript or JavaScript example, or of a part of a page. */
  previewOf(program: Pick<ProgramCode, 'key'>): Preview | undefined;
  /** Returns the pictures of a full-screen example. */
  thumbnailOf: ThumbnailOf;
  /** Returns the pictures of what the only button of an example opens. */
  stillOf: ThumbnailOf;
  /** Returns the files of the style sheets that an example's code imports. */
  sheetsOf(example: Pick<ProgramCode, 'key'>): readonly string[];
  /** Returns the scripts of the examples that a tab shows inline. */
  tabAssets(source: Source): LiveAssets;
  /** Returns the scripts of an example's own document. */
  exampleAssets(source: Source, example: Example): LiveAssets;
  /**
   * Returns the style sheets with everything that a page needs beyond the shared ones.
   * @param html content of the document, whose class names determine the sheets
   * @param sheets further files
   * @param exampleSheets files that live examples need, perhaps later
   */
  pageStylesheets(html: string, sheets: readonly string[], exampleSheets: readonly string[]): PageStylesheets;
  /** Returns the addresses of the style sheets of an example's document, unbundled, since thousands share them. */
  exampleStylesheets(html: string, sheets: readonly string[]): string[];
}

/** Formats the title of a document: its own parts, most specific first, then the product. */
export function documentTitle({ config }: DocumentContext, ...parts: string[]): string {
  return [...parts, config.product.name].join(TITLE_SEPARATOR);
}

/**
 * Returns the title, without the product, and the description of a tab or of a generated list of pages.
 * @throws Error if the site has neither at that address
 */
export function headTextOf({ site }: Pick<DocumentContext, 'site'>, address: string): HeadText {
  const head = site.heads.get(address);
  if (head === undefined) {
    throw new Error(`There is no tab and no list of pages at ${address}.`);
  }
  return head;
}

/** Returns the absolute address for search engines; null if the configuration names no public address. */
export function canonicalAddress({ config }: DocumentContext, address: string): string | null {
  return config.product.url === undefined ? null : new URL(address, config.product.url).href;
}
