import type { ExpectedResult } from './expectedResult.ts';

const RELEASES = '/get-started/upgrade';
const DARK = '/design-foundations/theming';

/** Queries of everyday use: a component and an aspect of it, names of props, and what people ask any documentation. */
export const EVERYDAY: readonly ExpectedResult[] = [
  // Any documentation
  { query: 'dark mode', pages: [DARK] },
  { query: 'rtl', pages: ['/developer-resources/right-to-left-handbook'] },
  { query: 'spinner on a button', pages: ['/components/button'] },
  { query: 'light mode', pages: [DARK] },
  { query: 'night mode', pages: [DARK] },
  { query: 'changelog', pages: [RELEASES] },
  { query: 'change log', pages: [RELEASES] },
  { query: 'whats new', pages: ['/get-started/release-highlights'] },
  { query: 'latest version', pages: ['/get-started/release-highlights'] },
  { query: 'react 18', pages: ['/get-started/develop'] },
  { query: 'react version', pages: ['/get-started/develop'] },
  { query: 'typescript', pages: ['/get-started/develop'] },
  { query: 'npm install', pages: ['/get-started/develop'] },
  { query: 'github', pages: ['/get-started/contribute'] },
  { query: 'contact', pages: ['/get-started/community'] },
  { query: 'bug report', pages: ['/get-started/contribute'] },

  // Components that there are none of
  { query: 'color picker', pages: ['/components/missing-components'] },
  { query: 'rating', pages: ['/components/missing-components'] },
  { query: 'splitter', pages: ['/components/missing-components'] },

  // Parts of products
  { query: 'login', pages: ['/components/login-page'] },
  { query: 'sign up', pages: ['/components/login-page'] },
  { query: 'logout', pages: ['/components/masthead'] },
  { query: 'user menu', pages: ['/components/masthead'] },
  { query: 'profile menu', pages: ['/components/masthead'] },
  { query: 'side panel', pages: ['/components/drawer'] },
  { query: 'slide out', pages: ['/components/drawer'] },
  { query: 'logo', pages: ['/components/brand'] },
  { query: 'multi select', pages: ['/components/menus/select'] },
  { query: 'top nav', pages: ['/components/navigation', '/components/masthead'] },
  { query: '404 page', pages: ['/component-groups/missing-page'] },

  // A component and an aspect of it
  { query: 'card clickable', pages: ['/components/card'] },
  { query: 'button variant', pages: ['/components/button'] },
  { query: 'avatar size', pages: ['/components/avatar'] },
  { query: 'modal size', pages: ['/components/modal'] },
  { query: 'table sort', pages: ['/components/table'] },
  { query: 'table row actions', pages: ['/components/table'] },
  { query: 'loading button', pages: ['/components/button'] },
  { query: 'primary button', pages: ['/components/button'] },
  { query: 'tooltip position', pages: ['/components/tooltip'] },
  { query: 'accordion open by default', pages: ['/components/accordion'] },
  { query: 'tabs vertical', pages: ['/components/tabs', '/extensions/catalog-view/vertical-tabs'] },

  // Tasks that took a detour in a review
  { query: 'disable row selection', pages: ['/components/table', '/extensions/data-view/table'] },
  { query: 'breakpoints', pages: ['/design-foundations/breakpoints'] },
  { query: 'align numbers', pages: ['/design-foundations/typography'] },
  { query: 'external link icon', pages: ['/patterns/external-links'] },
  { query: 'content security policy', pages: [DARK] },
  { query: 'spacing between buttons', pages: ['/components/button'] },
  { query: 'date range picker', pages: ['/components/date-and-time/date-picker'] },
  { query: 'date range', pages: ['/components/date-and-time/date-picker'] },
  { query: 'button primary color', pages: ['/components/button'] },
  { query: 'border danger token', pages: ['/tokens/all-tokens'] },
  { query: 'sticky header', pages: ['/components/table'] },
  { query: 'form validation', pages: ['/patterns/form-validation'] },

  // Names in code, of the most used component
  { query: 'isDisabled', pages: ['/components/button'] },
  { query: 'isDisabled prop', pages: ['/components/button'] },
  { query: 'axis', pages: ['/charts/area-chart'] },

  // What a visitor asked who hadn't seen the site
  { query: 'button loading state', pages: ['/components/button'] },
  { query: 'close modal when clicking outside', pages: ['/components/modal'] },
  { query: 'masthead logo change', pages: ['/components/masthead'] },
  { query: 'bar chart colors', pages: ['/charts/bar-chart', '/charts/colors-for-charts'] },
  { query: 'change brand color', pages: [DARK] },
  { query: 'empty state when no results', pages: ['/components/empty-state'] },
  { query: 'z-index token', pages: ['/tokens/all-tokens'] },
  { query: 'error message writing', pages: ['/ux-writing/error-messages'] },
  { query: 'keyboard navigation table', pages: ['/components/table'] },
  { query: 'hide on mobile', pages: ['/utility-classes/about-utility-classes'] }
];
