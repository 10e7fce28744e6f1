import { holdsComponent } from '../../../content/holdsComponent.ts';
import { ICON_ANCHOR_PREFIX } from '../../../core/iconData.ts';
import { importLine } from '../../../core/iconImportLine.ts';
import type { MarkdownComponent } from '../../../core/markdownComponents.ts';
import type { ReferenceOf } from '../../documents/pageReference.ts';
import { readIconsIndex, readTokens } from '../../../reference/design/readDesign.ts';
import type { SearchRecord } from '../../../search/searchRecord.ts';
import type { PlacedTab } from './place.ts';
import { makeRecord } from './record.ts';

/**
 * CSS variables, each once: on the page that its prefix names (`pf-c-button` and Button), or the first that lists it.
 */
export function cssVariableRecords(tabs: readonly PlacedTab[], referenceOf: ReferenceOf): SearchRecord[] {
  const records = new Map<string, SearchRecord>();
  const named = new Set<string>();
  for (const { page, source, place } of tabs) {
    for (const { prefix, rows } of referenceOf(source).cssVariables?.tables ?? []) {
      const isNamed = prefix.endsWith(`-${page.slug}`);
      for (const { property, anchor } of rows) {
        if (!records.has(property) || (isNamed && !named.has(property))) {
          const address = `${source.path}#${anchor}`;
          records.set(property, makeRecord('cssVariable', place, { title: property, address }));
        }
        if (isNamed) {
          named.add(property);
        }
      }
    }
  }
  return [...records.values()];
}

/** Tokens, where the site lists them. @param designFolder folder of the files about the design system */
export function tokenRecords(tabs: readonly PlacedTab[], designFolder: string): SearchRecord[] {
  const tab = tabWith(tabs, 'TokenTable');
  const data = readTokens(designFolder);
  return tab && data
    ? data.tokens.map(({ name, category }) =>
        makeRecord('token', tab.place, {
          title: name,
          address: `${tab.source.path}#${name}`,
          keywords: category === null ? [] : [category]
        })
      )
    : [];
}

/** Icons, where the site shows them. @param designFolder folder of the files about the design system */
export function iconRecords(tabs: readonly PlacedTab[], designFolder: string): SearchRecord[] {
  const tab = tabWith(tabs, 'IconGallery');
  const data = readIconsIndex(designFolder);
  return tab && data
    ? data.icons.map((icon) =>
        makeRecord('icon', tab.place, {
          title: icon.component ?? icon.name,
          address: `${tab.source.path}#${ICON_ANCHOR_PREFIX}${icon.name}`,
          keywords: [...new Set(['icon', ...icon.keywords])],
          importLine: importLine(icon)
        })
      )
    : [];
}

function tabWith(tabs: readonly PlacedTab[], component: MarkdownComponent): PlacedTab | undefined {
  return tabs.find(({ source }) => holdsComponent(source, component));
}
