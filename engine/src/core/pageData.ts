/** Data for client-side navigation to a tab: `/data{tab path}.json`. */
export interface PageData {
  /** Hash of the site's frame. If it differs from the document's, the site was deployed again. */
  frame: string;
  /** Text of the document's `<title>`. */
  title: string;
  /** Meta description of the document. */
  description: string;
  /** Canonical URL, or null. */
  canonical: string | null;
  /** Address of the page (not of its tab), which the side navigation marks as current. */
  path: string;
  /** Slug of the page's section; null outside of sections. */
  section: string | null;
  /** Inner HTML of `<main>`. */
  main: string;
  /** Style sheet that only this tab needs. */
  stylesheet: string | null;
  /** Module with the tab's examples. */
  module: string | null;
  /** Static imports of `module`, to preload. */
  preloads: string[];
}

/** Type guard for page data, which must only reference files on this site. */
export function isPageData(value: unknown): value is PageData {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const { frame, title, description, canonical, path, section, main, stylesheet, module, preloads } = value as Partial<
    Record<keyof PageData, unknown>
  >;
  return (
    [frame, title, description, path, main].every(isText) &&
    [canonical, section].every((text) => text === null || isText(text)) &&
    [stylesheet, module].every((address) => address === null || isOwnAddress(address)) &&
    Array.isArray(preloads) &&
    preloads.every(isOwnAddress)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Rejects protocol-relative URLs, which begin with two slashes. */
function isOwnAddress(value: unknown): boolean {
  return isText(value) && /^\/(?![/\\])/.test(value);
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

/** Returns the address of the data file for the document at `path`. */
export function dataAddress(path: string): string {
  return path === '/' ? '/data/index.json' : `/data${path}.json`;
}

/** Returns the address of a section's page list. */
export function sectionItemsAddress(section: string): string {
  return `/data/navigation/${section}.json`;
}
