/** What client-side navigation shows of a tab. Its document contains all of it (`browser/page.ts` reads it). */
export interface PageData {
  /** Hash of the site's frame. If it differs from the document's, the site was deployed again. */
  frame: string;
  /** Text of the document's `<title>`. */
  title: string;
  /** Meta description of the document. */
  description: string;
  /** Canonical URL, or null. */
  canonical: string | null;
  /** Address of its Markdown, or null. */
  markdown: string | null;
  /** Address of the page (not of its tab), which the side navigation marks as current. */
  path: string;
  /** Slug of the page's section; null outside of sections. */
  section: string | null;
  /** Inner HTML of `<main>`. */
  main: string;
  /** Style sheets that this tab needs besides those of all pages, in this order. */
  stylesheets: string[];
  /** Module with the tab's examples. */
  module: string | null;
  /** Static imports of `module`, to preload. */
  preloads: string[];
}

/** A section's page list, fetched when the reader expands the section: `/data/navigation/{section}.json`. */
export interface SectionItemsData {
  html: string;
}

/** A page in the index for the side navigation's filter. */
export interface NavigationIndexEntry {
  title: string;
  path: string;
  /** Section, subsection and status, as displayed. */
  place: string;
}

/** Address of the index for the side navigation's filter, `NavigationIndexEntry[]`. */
export const NAVIGATION_INDEX_ADDRESS = '/data/navigation/index.json';

/** Returns the address of a section's page list. */
export function sectionItemsAddress(section: string): string {
  return `/data/navigation/${section}.json`;
}
