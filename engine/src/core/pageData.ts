/** What the browser fetches to show another tab without loading a document: `/data{tab path}.json`. */
export interface PageData {
  /** Names the frame that the page belongs to; another than the document's own tells of a newer deployment. */
  frame: string;
  /** Text of the document's `<title>`. */
  title: string;
  /** Content of the document's description. */
  description: string;
  /** Absolute address that search engines should keep, or null where the site names none. */
  canonical: string | null;
  /** Address of the page (not of its tab), which the side navigation marks as current. */
  path: string;
  /** Slug of the section that holds the page; null outside all sections. */
  section: string | null;
  /** Inner HTML of `<main>`. */
  main: string;
  /** Style sheet that only this tab needs. */
  stylesheet: string | null;
  /** Module with the tab's examples. */
  module: string | null;
  /** Further modules that `module` will import. */
  preloads: string[];
}

/** Whether a value is the data of a page, whose files come from this site. */
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

/** With two slashes it would begin with another host. */
function isOwnAddress(value: unknown): boolean {
  return isText(value) && /^\/(?![/\\])/.test(value);
}

/** A section's list of pages, fetched when the reader opens the section: `/data/navigation/{section}.json`. */
export interface SectionItemsData {
  html: string;
}

/** A page of the side navigation, as the search over it knows it. */
export interface NavigationIndexEntry {
  title: string;
  path: string;
  /** Section, subsection and status, for people to read. */
  place: string;
}

/** Address of the list of all pages of the side navigation, `NavigationIndexEntry[]`. */
export const NAVIGATION_INDEX_ADDRESS = '/data/navigation/index.json';

/** Address of the data file of the document at `path`. */
export function dataAddress(path: string): string {
  return path === '/' ? '/data/index.json' : `/data${path}.json`;
}

/** Address of the list of a section's pages. */
export function sectionItemsAddress(section: string): string {
  return `/data/navigation/${section}.json`;
}
