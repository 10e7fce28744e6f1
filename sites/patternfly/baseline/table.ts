import type { BaselineEntry } from 'patternbook';

const table = { package: '@patternfly/react-table', versions: '6.6' } as const;

/** Table examples and demos that don't type-check or run. */
export const tableProblems: BaselineEntry[] = [
  {
    ...table,
    code: 'example-not-rendered',
    match: 'The server cannot render the example "Editable rows"',
    reason: 'Imports TableHeader and TableBody from the package itself, which has them only under /deprecated.',
    files: { 'src/deprecated/components/Table/examples/Table.md': 1 }
  },
  {
    ...table,
    code: 'type-error',
    match: `TS2322: Type '"bulk-select"' is not assignable`,
    reason: 'Toolbar items no longer have that variant; it has no effect.',
    files: { 'src/demos/examples/TableBulkSelect.tsx': 1 }
  },
  {
    ...table,
    code: 'type-error',
    match: "Property 'usePageInsets' does not exist",
    reason: 'Toolbar no longer takes the property; it has no effect.',
    files: { 'src/demos/examples/TableCompact.tsx': 1, 'src/demos/examples/TableStaticBottomPagination.tsx': 1 }
  },
  {
    ...table,
    code: 'type-error',
    match: "TS2322: Type '(event: React.KeyboardEvent) => void' is not assignable",
    reason: 'The search is also started by a click; the handler uses only what both events have.',
    files: { 'src/demos/examples/TableFilterable.tsx': 1 }
  },
  {
    ...table,
    code: 'type-error',
    match: "Property 'light' does not exist on type 'typeof PageSectionVariants'",
    reason: 'Page sections no longer have the variant "light"; it has no effect.',
    files: { 'src/demos/examples/TableSortableResponsive.tsx': 1 }
  }
];
