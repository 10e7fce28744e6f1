import { slug } from '../../core/slug.ts';
import type { StatusMatrixProps, StatusRow } from './StatusMatrix.tsx';

/** Name of these values in addresses. */
export const STATUS_KIND = 'show';

const BADGE_FACETS = [
  ['beta', 'Beta'],
  ['deprecated', 'Deprecated']
] as const;

/** What a row can be filtered by, as `data-values`: the kinds of its tabs, and its badges or those of one of its tabs. */
export function valuesOf({ badges, tabs }: StatusRow): string[] {
  const all = [...badges, ...tabs.flatMap(({ badge }) => badge ?? [])];
  const values = [...tabs.map(({ source }) => tabValue(source)), ...new Set<string>(all)];
  return values.map((value) => `${STATUS_KIND}:${value}`);
}

/** The filters that would leave some rows out and some in. */
export function statusFacets(rows: readonly StatusRow[], columns: StatusMatrixProps['columns']) {
  const values = rows.map(valuesOf);
  return [...columns.map(({ source, label }) => [tabValue(source), `Has ${label}`] as const), ...BADGE_FACETS]
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
