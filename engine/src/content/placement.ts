import type { ResolvedConfig } from '../core/config.ts';
import { slug } from '../core/slug.ts';
import type { Frontmatter } from './frontmatter.ts';

/** Where a page stands on the site. */
export interface Place {
  section: string;
  subsection: string;
  /** Name in the navigation. */
  id: string;
  slug: string;
  path: string;
  /** What the frontmatter alone would give: slugs, and the address. */
  raw: Folder & { id: string };
  rawPath: string;
  /** The configuration's changes to this page. */
  override: PageOverride | null;
}

type PageOverride = ResolvedConfig['pages'][string];

/** Moves a page from the place that its frontmatter names to the one that the configuration's placement gives it. */
export function placePage(config: ResolvedConfig, frontmatter: Frontmatter): Place {
  const raw = { section: slug(frontmatter.section), subsection: slug(frontmatter.subsection) };
  const rawSlug = slug(frontmatter.id);
  const entry = findPlacement(config, raw);
  const { section, subsection } = placeFolder(config, raw);
  const id = entry?.rename?.[rawSlug] ?? frontmatter.id;
  const path = pagePath(section, subsection, slug(id));
  const override = config.pages[path] ?? config.pages[decodeURI(path)] ?? null;
  const finalId = override?.id ?? id;
  return {
    section,
    subsection,
    id: finalId,
    slug: slug(finalId),
    path: pagePath(section, subsection, slug(finalId)),
    raw: { ...raw, id: rawSlug },
    rawPath: pagePath(raw.section, raw.subsection, rawSlug),
    override
  };
}

/** Section and subsection, as slugs. */
interface Folder {
  section: string;
  subsection: string;
}

/** Where the pages stand whose frontmatter names this section and subsection. */
export function placeFolder(config: ResolvedConfig, raw: Folder): Folder {
  const entry = findPlacement(config, raw);
  return {
    section: entry?.to.section ?? raw.section,
    subsection: entry?.to.subsection ?? raw.subsection
  };
}

/** Returns the entry of `placement` that moves the pages of a folder. */
export function findPlacement(config: ResolvedConfig, raw: Folder): ResolvedConfig['placement'][number] | undefined {
  return config.placement.find(
    ({ from }) =>
      slug(from.section) === raw.section && (from.subsection === undefined || slug(from.subsection) === raw.subsection)
  );
}

/**
 * Address of a page (requirement 2.1.9): `/{section}/{optional subsection}/{page}`, with letters other than a-z encoded
 * as in every URL. On the disk and in anchors they are as written.
 */
export function pagePath(section: string, subsection: string, page: string): string {
  return encodeURI(`/${[section, subsection, page].filter((segment) => segment !== '').join('/')}`);
}
