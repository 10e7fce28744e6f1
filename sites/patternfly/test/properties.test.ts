import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { loadSite } from '../../../engine/src/content/loadSite.ts';
import type { Site } from '../../../engine/src/model.ts';
import { apiFiles, componentIndexSchema, countProps } from '../../../engine/src/reference/apiFiles.ts';
import { type Entry, type PropRow, entrySchema } from '../../../engine/src/reference/entry.ts';
import { type SiteReference, loadSiteReference } from '../../../engine/src/reference/siteReference.ts';
import { config } from './realSite.ts';

const MINUTE_MS = 60_000;
const siteFolder = dirname(import.meta.dirname);
const CORE = '@patternfly/react-core';
const TABLE = '@patternfly/react-table';

let site: Site;
let reference: SiteReference;
let documented: Entry[];

beforeAll(async () => {
  site = await loadSite(config, siteFolder);
  reference = await loadSiteReference(site, config, {
    folder: siteFolder,
    cacheFolder: join(siteFolder, '.patternbook')
  });
  const names = site.pages.flatMap(({ sources }) => sources.flatMap((source) => reference.ofTab(source).names));
  documented = [...new Set(names.flatMap(({ entry }) => entry ?? []))];
}, MINUTE_MS);

function members(id: string) {
  const entry = reference.entries.get(id);
  if (entry?.kind !== 'component' && entry?.kind !== 'interface') {
    throw new Error(`${id} is ${entry?.kind ?? 'unknown'}.`);
  }
  return entry;
}

function rowsOf(entry: Entry): PropRow[] {
  return entry.kind === 'component' || entry.kind === 'interface'
    ? [...entry.props, ...entry.inherited.flatMap(({ props }) => props)]
    : [];
}

function row(id: string, name: string): PropRow | undefined {
  return rowsOf(members(id)).find((each) => each.name === name);
}

describe('the reference data of all pages', () => {
  it('finds every name', () => {
    // Declarations that lack types are in the baseline.
    expect(reference.problems.filter(({ code }) => code !== 'props-missing-types')).toEqual([]);
  });

  it('is complete', () => {
    const references = site.pages.flatMap(({ sources }) => sources.flatMap(({ propComponents }) => propComponents));
    const kinds = Map.groupBy(documented, ({ kind }) => kind);
    const rows = documented.flatMap(rowsOf);
    const count = (accepts: (row: PropRow) => boolean): number => rows.filter(accepts).length;
    expect({
      references: references.length,
      kinds: Object.fromEntries([...kinds].map(([kind, entries]) => [kind, entries.length])),
      rows: rows.length,
      defaults: count(({ defaultValue }) => defaultValue !== null),
      required: count(({ required }) => required),
      beta: count(({ beta }) => beta),
      deprecated: count(({ deprecated }) => deprecated)
    }).toEqual({
      references: 656,
      kinds: { component: 430, interface: 78, enum: 1, type: 1, function: 1 },
      rows: 6657,
      defaults: 1776,
      required: 375,
      beta: 130,
      deprecated: 14
    });
  });

  it('has props for every component', () => {
    expect(documented.filter((entry) => 'props' in entry && countProps(entry) === 0).map(({ id }) => id)).toEqual([]);
  });

  it('has an entry for every linked type', () => {
    const links = [...reference.entries.values()].flatMap(rowsOf).flatMap(({ types }) => types);
    expect(links.length).toBeGreaterThan(500);
    expect(links.filter(({ id }) => !reference.entries.has(id))).toEqual([]);
  });

  it('contains no types with file paths', () => {
    const types = [...reference.entries.values()].flatMap(rowsOf).map(({ type }) => type);
    expect(types.filter((type) => /import\(|__|\n/.test(type))).toEqual([]);
  });

  it('matches the published schema, with a unique address for each file', () => {
    const files = apiFiles(site, reference);
    const index = componentIndexSchema.parse(files.get('/api/components.json'));
    const addresses = new Set(index.map(({ address }) => address.toLowerCase()));
    expect(addresses.size).toBe(reference.entries.size);
    expect(index.map(({ address }) => entrySchema.parse(files.get(address)).id)).toEqual(index.map(({ id }) => id));
  });
});

describe("gaps of the former site's tables", () => {
  it('has props and defaults of forwardRef components', () => {
    expect(row(`${CORE}/NavItem`, 'styleChildren')).toMatchObject({ type: 'boolean', defaultValue: 'true' });
    expect(row(`${CORE}/NavItem`, 'innerRef')).toBeUndefined();
    expect(row(`${CORE}/Button`, 'variant')).toMatchObject({ defaultValue: 'ButtonVariant.primary', required: false });
    expect(row(`${CORE}/Button`, 'isCircle')).toMatchObject({
      beta: true,
      description: expect.stringMatching(/^Flag/) as string
    });
    expect(members(`${CORE}/Button`).native).toEqual({ kind: 'element', element: 'HTMLButtonElement', except: [] });
  });

  it('has types that the former parser could not read', () => {
    expect(row(`${CORE}/Gallery`, 'hasGutter')).toMatchObject({ defaultValue: 'false' });
    expect(reference.entries.get(`${CORE}/ContentVariants`)).toMatchObject({ kind: 'enum' });
    expect(reference.entries.get('@patternfly/react-topology/withDndDrop')).toMatchObject({ kind: 'function' });
    expect(row(`${TABLE}/ISortBy`, 'direction')).toBeDefined();
  });

  it('distinguishes quoted names', () => {
    expect(row(`${CORE}/TooltipProps`, 'aria-live')?.type).toBe("'off' | 'polite'");
    expect(rowsOf(members(`${CORE}/TooltipProps`)).map(({ name }) => name)).not.toContain('Unknown');
  });

  it('shows inherited props', () => {
    const inherited = members(`${CORE}/DropdownItem`).inherited;
    expect(inherited.map(({ from, id }) => ({ from, id }))).toEqual([
      { from: 'MenuItemProps', id: `${CORE}/MenuItemProps` }
    ]);
    expect(row(`${CORE}/DropdownItem`, 'isExternalLink')?.type).toBe('boolean');
  });

  it("resolves a name in the tab's package and entry point", () => {
    const idsOf = (path: string, name: string) => {
      const tab = site.pages.flatMap(({ sources }) => sources).find((source) => source.path === path);
      return tab && reference.ofTab(tab).names.find((each) => each.name === name)?.entry?.id;
    };
    expect(idsOf('/components/modal', 'Modal')).toBe(`${CORE}/Modal`);
    expect(idsOf('/components/modal/react-deprecated', 'Modal')).toBe(`${CORE}/deprecated/Modal`);
    expect(idsOf('/components/search-input', 'SearchInput')).toBe(`${CORE}/SearchInput`);
    expect(idsOf('/components/table', 'Table')).toBe(`${TABLE}/Table`);
    expect(idsOf('/components/table/react-deprecated', 'Table')).toBe(`${TABLE}/deprecated/Table`);
    expect(idsOf('/components/menus/select', 'Select')).toBe(`${CORE}/Select`);
    expect(idsOf('/charts/line-chart/echarts', 'Charts')).toBe('@patternfly/react-charts/echarts/Charts');
    expect(idsOf('/component-groups/status', 'Status')).toBe(
      '@patternfly/react-component-groups/dist/dynamic/Status/Status'
    );
  });

  it('shows types as written by the author', () => {
    expect(row('@patternfly/react-charts/victory/ChartBar', 'animate')?.type).toBe('boolean | object');
  });
});

it('documents the functions of pipelines', () => {
  const tabs = site.pages.flatMap(({ sources }) => sources.flatMap((source) => reference.ofTab(source).functions));
  expect(tabs.map(({ doc }) => doc?.type)).toEqual([
    '(nodes: PipelineNodeModel[], spacerNodeType: string, finallyNodeTypes: string[]) => PipelineNodeModel[]',
    '(nodes: PipelineNodeModel[], spacerNodeType: string, edgeType: string, spacerEdgeType: string, ' +
      'finallyNodeTypes: string[], finallyEdgeType: string) => EdgeModel[]'
  ]);
  expect(tabs[0]?.doc?.params.map((param) => param.default)).toEqual([
    null,
    "'DEFAULT_SPACER_NODE'",
    '[DEFAULT_FINALLY_NODE_TYPE]'
  ]);
});
