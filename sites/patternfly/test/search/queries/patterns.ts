import type { ExpectedResult } from './expectedResult.ts';

/** Queries about layouts, patterns, and component groups. */
export const PATTERNS: readonly ExpectedResult[] = [
  // Layouts
  { query: 'flex or grid', pages: ['/layouts/flex', '/layouts/grid'] },
  { query: 'push item to the end of a row', pages: ['/layouts/flex', '/layouts/level'] },
  { query: 'flex gap spacer', pages: ['/layouts/flex'] },
  { query: 'gallery minimum width', pages: ['/layouts/gallery'] },
  { query: 'equal height cards', pages: ['/layouts/gallery', '/components/card'] },
  { query: 'how many cards in a row', pages: ['/layouts/gallery', '/patterns/card-view'] },
  { query: 'center a spinner on the page', pages: ['/layouts/bullseye', '/components/spinner'] },
  { query: 'bullseye not vertically centered', pages: ['/layouts/bullseye'] },
  { query: 'title and button at opposite ends', pages: ['/layouts/level'] },
  { query: 'level layout wrapping', pages: ['/layouts/level'] },
  { query: 'split layout filled item', pages: ['/layouts/split'] },
  { query: 'stack fill remaining height', pages: ['/layouts/stack'] },
  { query: 'which layout to use', pages: ['/layouts/about-layouts'] },

  // Patterns
  { query: 'delete or remove', pages: ['/patterns/actions'] },
  { query: 'where to place actions', pages: ['/patterns/actions'] },
  { query: 'confirm deletion', pages: ['/patterns/actions', '/components/modal', '/component-groups/warning-modal'] },
  { query: 'undo instead of confirmation', pages: ['/patterns/actions'] },
  { query: 'bulk selection', pages: ['/patterns/bulk-selection', '/component-groups/bulk-select'] },
  { query: 'select all pages', pages: ['/patterns/bulk-selection', '/component-groups/bulk-select'] },
  { query: 'indeterminate checkbox select all', pages: ['/patterns/bulk-selection', '/components/forms/checkbox'] },
  { query: 'status vs severity', pages: ['/patterns/status-and-severity'] },
  { query: 'severity levels', pages: ['/patterns/status-and-severity', '/component-groups/severity'] },
  { query: 'aggregated status', pages: ['/patterns/status-and-severity'] },
  { query: 'card view or table', pages: ['/patterns/card-view'] },
  { query: 'external links', pages: ['/patterns/external-links'] },
  { query: 'open link in new tab', pages: ['/patterns/external-links', '/component-groups/external-link-button'] },
  { query: 'when to validate', pages: ['/patterns/form-validation'] },
  { query: 'error summary', pages: ['/patterns/form-validation'] },
  { query: 'required fields', pages: ['/patterns/form-validation', '/components/forms/form'] },
  { query: 'server errors in a form', pages: ['/patterns/form-validation'] },
  { query: 'dashboard cards', pages: ['/patterns/dashboard'] },
  { query: 'dashbar', pages: ['/patterns/dashboard'] },
  { query: 'master detail', pages: ['/patterns/primary-detail'] },
  { query: 'details panel next to a table', pages: ['/patterns/primary-detail', '/components/drawer'] },
  { query: 'password rules', pages: ['/patterns/password-strength'] },
  { query: 'generate a password', pages: ['/patterns/password-generator', '/components/password-generator'] },
  {
    query: 'mirror icons in hebrew',
    pages: ['/patterns/right-to-left', '/developer-resources/right-to-left-handbook']
  },
  { query: 'bidirectional text', pages: ['/patterns/right-to-left'] },

  // Component groups and utilities
  { query: 'which component group', pages: ['/component-groups/about-component-groups'] },
  { query: 'when to use utility classes', pages: ['/utility-classes/about-utility-classes'] }
];
