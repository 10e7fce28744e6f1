import type { ShellSite } from '../app/view.ts';
import type { ReferenceOf } from '../documents/pageReference.ts';
import type { Site } from '../model.ts';
import type { SliceName } from '../search/searchFiles.ts';
import type { SearchRecord } from '../search/searchRecord.ts';
import { cssVariableRecords, iconRecords, tokenRecords } from './records/designRecords.ts';
import { exampleRecords } from './records/exampleRecords.ts';
import { pageRecords } from './records/pageRecords.ts';
import { componentRecords, propRecords } from './records/referenceRecords.ts';
import { textRecords } from './records/textRecords.ts';

/** What the records of a site are made from. */
export interface RecordSources {
  site: Site;
  referenceOf: ReferenceOf;
  /** Folder of the files about the design system, by their addresses. */
  designFolder: string;
  /** What pages are, by their addresses. */
  shell: Pick<ShellSite, 'summaries' | 'descriptions'>;
}

/** Everything that a site's search finds. */
export interface SiteRecords {
  slices: Record<SliceName, SearchRecord[]>;
  /** Passages of prose. */
  text: SearchRecord[];
}

/** Collects what there is to find on a site. */
export function collectRecords({ site, referenceOf, designFolder, shell }: RecordSources): SiteRecords {
  const examples = exampleRecords(site);
  const describe = (path: string): string | undefined =>
    shell.summaries.get(path)?.text ?? shell.descriptions.get(path);
  return {
    slices: {
      pages: [
        ...pageRecords(site, describe),
        ...componentRecords(site, referenceOf),
        ...examples.map((record) => ({ ...record, keywords: [] }))
      ],
      examples,
      props: propRecords(site, referenceOf),
      'css-variables': cssVariableRecords(site, referenceOf),
      tokens: tokenRecords(site, designFolder),
      icons: iconRecords(site, designFolder)
    },
    text: textRecords(site)
  };
}
