import type { Badge } from '../model.ts';
import type { SearchKind } from './searchKind.ts';

/** Something that the site's search finds, as the build knows it; indexes are made of these. */
export interface SearchRecord {
  /** Unique over the site, and the same in the next build: kind and address, with the title where several share them. */
  id: string;
  kind: SearchKind;
  title: string;
  /** With an anchor, if it is a part of its tab. */
  address: string;
  /** Address of the page that it belongs to, whichever tab. */
  page: string;
  /** Slug of the section of that page. */
  section: string;
  /** From the section down to what contains it, for people. */
  place: string[];
  badge: Badge | null;
  /** Further words that it is found by. */
  keywords: string[];
  /** Prose: of a passage all of it, of a page and a component what they are; empty for others. */
  text: string;
  importLine: string | null;
  /** Address of an example alone. */
  standalone: string | null;
}
