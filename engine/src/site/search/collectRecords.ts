import type { ShellSite } from '../../ui/view.ts';
import { sectionsWithoutPage } from '../../content/navigation.ts';
import type { ReferenceOf } from '../documents/pageReference.ts';
import type { Site } from '../../model.ts';
import type { Pictures, SliceName, TokenValues } from '../../search/searchFiles.ts';
import type { SearchRecord } from '../../search/searchRecord.ts';
import { componentRecords, cssVariableRecords, iconRecords, propRecords, tokenRecords } from './referenceRecords.ts';
import { exampleRecords, headingRecords, pageRecords, sectionRecord } from './contentRecords.ts';
import type { InlineText } from '../documents/tabComponents.ts';
import { textRecords } from './textRecords.ts';
import { iconPictures, pagePictures, pictureFiles, tokenValues } from './resultData.ts';
import { placedTabs } from './record.ts';

/** Input for the records of a site. */
export interface RecordSources {
  site: Site;
  referenceOf: ReferenceOf;
  /** Folder of the files about the design system, laid out by address. */
  designFolder: string;
  /** Summaries, descriptions, and drawings of pages, by address. */
  shell: Pick<ShellSite, 'summaries' | 'descriptions' | 'drawings'>;
  /** What components within text say. */
  inlineText: InlineText;
}

/** Records of a site's search index. */
export interface SiteRecords {
  slices: Record<SliceName, SearchRecord[]>;
  /** Passages of prose. */
  text: SearchRecord[];
  /** What results show beside their names. */
  shown: {
    tokenValues: TokenValues;
    /** Files with pictures: address and content. */
    pictures: readonly (readonly [address: string, Pictures])[];
  };
}

/** Collects all search records of a site. */
export function collectRecords({ site, referenceOf, designFolder, shell, inlineText }: RecordSources): SiteRecords {
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
    text: textRecords(tabs, inlineText),
    shown: {
      tokenValues: tokenValues(designFolder),
      pictures: [
        ...pictureFiles('page', pagePictures(shell.drawings)),
        ...pictureFiles('icon', iconPictures(designFolder))
      ]
    }
  };
}
