import type { SearchConfig } from '../../core/config/search.ts';
import { type SliceName, SLICES, sliceAddress } from '../../search/searchFiles.ts';
import { type SearchSlice, encodeSlice } from '../../search/searchSlice.ts';
import type { SiteRecords } from './collectRecords.ts';
import { makeProseIndex } from './proseIndex.ts';

/**
 * The index of a site's search as files: address -> content.
 * @throws (rejects) Error naming the passage that could not be indexed
 */
export async function indexFiles(
  records: SiteRecords,
  config: SearchConfig
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const slices = SLICES.map((name) => [sliceAddress(name), JSON.stringify(sliceOf(name, records, config))] as const);
  const prose = await makeProseIndex(records.text);
  return new Map<string, string | Uint8Array>([
    ...slices,
    ...prose.map(({ address, content }) => [address, content] as const)
  ]);
}

function sliceOf(name: SliceName, { slices }: SiteRecords, { synonyms }: SearchConfig): SearchSlice {
  const slice = encodeSlice(slices[name]);
  return name === 'pages' ? { ...slice, synonyms } : slice;
}
