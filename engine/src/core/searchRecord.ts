import type { Badge } from '../model.ts';
import type { SearchKind } from './searchKind.ts';

/** A searchable item; the search indexes are built from these. */
export interface SearchRecord {
  /** Unique and stable across builds: kind and address, with the title if several items share those. */
  id: string;
  kind: SearchKind;
  title: string;
  /** Includes an anchor for parts of a tab. */
  address: string;
  /** Address of its page, regardless of the tab. */
  page: string;
  /** Slug of the page's section. */
  section: string;
  /** Breadcrumb from the section down to the parent. */
  place: string[];
  badge: Badge | null;
  /** Further search terms. */
  keywords: string[];
  /** Full text of a passage; description of a page or component; otherwise empty. */
  text: string;
  importLine: string | null;
  /** Address of an example's standalone document. */
  standalone: string | null;
}
