import type { ShellSite } from '../../ui/view.ts';
import { sectionsWithoutPage } from '../../content/navigation.ts';
import type { ReferenceOf } from '../documents/pageReference.ts';
import type { Site } from '../../model.ts';
import type { SliceName } from '../../search/searchFiles.ts';
import type { SearchRecord } from '../../search/searchRecord.ts';
import { componentRecords, cssVariableRecords, iconRecords, propRecords, tokenRecords } from './referenceRecords.ts';
import { exampleRecords, headingRecords, pageRecords, sectionRecord, textRecords } from './contentRecords.ts';
import { placedTabs } from './record.ts';

/** Input for the records of a site. */
export interface RecordSources {
  site: Site;
  referenceOf: ReferenceOf;
  /** Folder of the files about the design system, laid out by address. */
  designFolder: string;
  /** Summaries and descriptions of pages, by address. */
  shell: Pick<ShellSite, 'summaries' | 'descriptions'>;
}

/** Records of a site's search index. */
export interface SiteRecords {
  slices: Record<SliceName, SearchRecord[]>;
  /** Passages of prose. */
  text: SearchRecord[];
}

/** Collects all search records of a site. */
export function collectRecords({ site, referenceOf, designFolder, shell }: RecordSources): SiteRecords {
  const tabs = placedTabs(site);
  const examples = exampleRecords(tabs);
  const describe = (path: string): string | undefined => shell.summaries.get(path) ?? shell.descriptions.get(path);
  return {
    slices: {
      pages: [...sectionsWithoutPage(site).map(sectionRecord), ...pageRecords(tabs, describe)],
      parts: [
        ...headingRecords(tabs),
        ...componentRecords(tabs, referenceOf),
        ...examples.map((record) => ({ ...record, keywords: [] }))
      ],
      examples,
      props: propRecords(tabs, referenceOf),
      'css-variables': cssVariableRecords(tabs, referenceOf),
      tokens: tokenRecords(tabs, designFolder),
      icons: iconRecords(tabs, designFolder)
    },
    text: textRecords(tabs)
  };
}
