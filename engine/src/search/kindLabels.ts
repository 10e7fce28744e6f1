import type { SearchKind } from './searchKind.ts';

/** What readers see above the results of a kind, and on its filter. */
export const KIND_LABELS: Readonly<Record<SearchKind, string>> = {
  page: 'Pages',
  heading: 'Headings',
  component: 'Components',
  example: 'Examples',
  prop: 'Props',
  cssVariable: 'CSS variables',
  token: 'Tokens',
  icon: 'Icons',
  text: 'Text'
};
