import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { slug } from '../../core/slug.ts';
import type { Badge } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';
import { Island } from '../islands/Island.tsx';
import { ListFilterIsland } from '../listFilter/ListFilterIsland.tsx';
import { SORT_QUERY, TableSort } from '../tableSort/TableSort.tsx';
import { tableSort } from '../tableSort/feature.ts';

/** A tab of a page in the table. */
export interface StatusTab {
  /** Source tag. */
  source: string;
  label: string;
  path: string;
  badge: Badge | null;
}

/** Row of a page. */
export interface StatusRow {
  title: string;
  path: string;
  badges: Badge[];
  tabs: StatusTab[];
  /** Number of live examples. */
  examples: number;
  /** Number of documented properties. */
  props: number;
  cssVariables: number;
}

export interface StatusMatrixProps {
  /** Unique in the document. */
  id: string;
  /** Kinds of tabs with their own columns; all others share one. */
  columns: { source: string; label: string }[];
  /** Plural noun for the rows. */
  noun: string;
  rows: StatusRow[];
}

/** Table of a section's pages and their content. Prerendered; with scripts, it can be sorted and filtered. */
export function StatusMatrix({ id, columns, noun, rows }: StatusMatrixProps) {
  const named = new Set(columns.map(({ source }) => source));
  const hasOthers = rows.some(({ tabs }) => tabs.some(({ source }) => !named.has(source)));
  const tableId = `${id}_table`;
  const others = hasOthers ? [texts.status.otherTabs] : [];
  const labels = [
    texts.status.name,
    ...columns.map(({ label }) => label),
    ...others,
    texts.status.examples,
    texts.status.properties,
    texts.common.cssVariables
  ];
  return (
    <div className="pb-gallery pb-status" id={id}>
      <ListFilterIsland
        listId={id}
        label={texts.status.controls}
        placeholder={fillText(texts.status.filter, { noun })}
        textIn="th"
        noun={{ one: noun, other: noun }}
        total={rows.length}
        choices={[
          { name: STATUS_KIND, legend: texts.status.showOnly, match: 'all', options: statusFacets(rows, columns) }
        ]}
        select={null}
        layout={null}
        headingLevel="h2"
      />
      <div className="pb-status-scroller" data-scrolls={texts.common.table} data-row-group="">
        <table id={tableId} className="pb-status-table" aria-label={fillText(texts.status.label, { noun })}>
          <thead>
            <Island
              feature={tableSort}
              component={TableSort}
              load="intent"
              as="tr"
              query={[SORT_QUERY]}
              props={{ tableId, columns: labels.map((label) => ({ name: slug(label), label })) }}
            />
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.path} data-values={valuesOf(row).join(' ')}>
                <th scope="row">
                  <a href={row.path}>{row.title}</a>
                  {row.badges.map((badge) => (
                    <BadgeLabel key={badge} badge={badge} />
                  ))}
                </th>
                {columns.map(({ source }) => (
                  <TabsCell key={source} tabs={row.tabs.filter((tab) => tab.source === source)} />
                ))}
                {hasOthers && <TabsCell tabs={row.tabs.filter(({ source }) => !named.has(source))} />}
                <NumberCell value={row.examples} />
                <NumberCell value={row.props} />
                <NumberCell value={row.cssVariables} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function TabsCell({ tabs }: { tabs: StatusTab[] }) {
  return (
    <td data-sort={tabs.length}>
      {tabs.map(({ path, label }) => (
        <a key={path} href={path}>
          {label}
        </a>
      ))}
      {tabs.length === 0 && <None />}
    </td>
  );
}

function NumberCell({ value }: { value: number }) {
  return (
    <td className="pb-status-number" data-sort={value}>
      {value === 0 ? <None /> : value}
    </td>
  );
}

function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="pf-v6-screen-reader">{texts.common.none}</span>
    </>
  );
}

/** Query parameter of the filter values. */
const STATUS_KIND = 'show';

const BADGE_FACETS = [
  ['beta', texts.badges.beta],
  ['deprecated', texts.badges.deprecated]
] as const;

/** Returns a row's `data-values`: the kinds of its tabs, and the badges of the page and its tabs. */
function valuesOf({ badges, tabs }: StatusRow): string[] {
  const all = [...badges, ...tabs.flatMap(({ badge }) => badge ?? [])];
  const values = [...tabs.map(({ source }) => tabValue(source)), ...new Set<string>(all)];
  return values.map((value) => `${STATUS_KIND}:${value}`);
}

/** Returns the filters that match some rows, but not all. */
function statusFacets(rows: readonly StatusRow[], columns: StatusMatrixProps['columns']) {
  const values = rows.map(valuesOf);
  return [
    ...columns.map(({ source, label }) => [tabValue(source), fillText(texts.status.has, { tab: label })] as const),
    ...BADGE_FACETS
  ]
    .map(([value, label]) => ({
      value,
      label,
      count: values.filter((own) => own.includes(`${STATUS_KIND}:${value}`)).length
    }))
    .filter(({ count }) => count > 0 && count < rows.length);
}

function tabValue(source: string): string {
  return `tab-${slug(source)}`;
}
