import { sectionsWithoutPage } from '../../content/navigation.ts';
import type { SiteParts } from '../documents/assembleSite.ts';
import type { Pictures, SliceName, TokenValues } from '../../search/searchFiles.ts';
import type { SearchRecord } from '../../core/searchRecord.ts';
import { componentRecords, cssVariableRecords, iconRecords, propRecords, tokenRecords } from './referenceRecords.ts';
import { exampleRecords, headingRecords, pageRecords, sectionRecord } from './contentRecords.ts';
import { inlineTexts } from '../documents/tabComponents.ts';
import { textRecords } from './textRecords.ts';
import { iconPictures, pagePictures, pictureFiles, tokenValues } from './resultData.ts';
import { placedTabs } from './record.ts';

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
export function collectRecords(parts: SiteParts): SiteRecords {
  const { site, referenceOf, design, shell } = parts;
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
      tokens: tokenRecords(tabs, design),
      icons: iconRecords(tabs, design)
    },
    text: textRecords(tabs, inlineTexts(parts)),
    shown: {
      tokenValues: tokenValues(design),
      pictures: [...pictureFiles('page', pagePictures(shell.drawings)), ...pictureFiles('icon', iconPictures(design))]
    }
  };
}
