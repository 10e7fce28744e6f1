import type { SiteWriter } from '../publish/siteWriter.ts';
import { type RecordSources, collectRecords } from '../search/collectRecords.ts';
import { indexFiles } from '../search/indexFiles.ts';
import { writeRecordsFile } from '../search/recordsFile.ts';
import type { SiteContext } from '../../content/siteContext.ts';

/** Writes the index of the site's search, and the records for a hosted service. */
export async function writeSearch(
  sources: RecordSources & { context: SiteContext },
  writer: SiteWriter
): Promise<void> {
  const { config, cacheFolder } = sources.context;
  const records = collectRecords(sources);
  for (const [address, content] of await indexFiles(records, config.search)) {
    await writer.file(address, content);
  }
  await writeRecordsFile(cacheFolder, records);
}
