import type { SearchKind } from '../../../search/searchKind.ts';
import type { SearchRecord } from '../../../search/searchRecord.ts';
import type { TabPlace } from './place.ts';

type Optional = 'keywords' | 'text' | 'importLine' | 'standalone';

/** A record of a tab; what is not given is empty. */
export function makeRecord(
  kind: SearchKind,
  place: TabPlace,
  fields: Pick<SearchRecord, 'title' | 'address'> & Partial<Pick<SearchRecord, Optional | 'badge'>>
): SearchRecord {
  return {
    id: `${kind}:${fields.address}`,
    kind,
    keywords: [],
    text: '',
    importLine: null,
    standalone: null,
    ...place,
    ...fields
  };
}
