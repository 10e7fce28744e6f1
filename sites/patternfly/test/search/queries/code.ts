import type { ExpectedResult } from './expectedResult.ts';

/** Queries for identifiers. */
export const CODE: readonly ExpectedResult[] = [
  // Properties
  { query: 'isStriped', pages: ['/components/table'] },
  { query: 'button variant danger', pages: ['/components/button'] },
  { query: 'isInline alert', pages: ['/components/alert'] },
  {
    query: 'onToggle isExpanded',
    pages: ['/components/expandable-section', '/components/tabs', '/components/toolbar', '/components/table']
  },
  { query: 'compoundExpand', pages: ['/components/table'] },
  { query: 'onPerPageSelect', pages: ['/components/pagination'] },
  { query: 'actionClose', pages: ['/components/alert'] },
  { query: 'trailingNumChars', pages: ['/components/truncate'] },
  { query: 'is24Hour', pages: ['/components/date-and-time/time-picker'] },
  { query: 'toggleTextExpanded', pages: ['/components/expandable-section'] },
  { query: 'autoResize', pages: ['/components/forms/text-area'] },
  { query: 'numlabels', pages: ['/components/label'] },
  { query: 'isManagedSidebar', pages: ['/components/page'] },
  { query: 'spaceItems', pages: ['/layouts/flex'] },
  { query: 'modal disableFocusTrap', pages: ['/components/modal'] },
  { query: 'unmountOnExit', pages: ['/components/tabs'] },
  { query: 'selectableActions', pages: ['/components/card'] },
  { query: 'shouldMirrorRTL', pages: ['/components/icon'] },
  { query: 'button isLoading', pages: ['/components/button'] },

  // CSS variables, tokens and classes
  { query: '--pf-v6-c-button--m-primary--BackgroundColor', pages: ['/components/button'] },
  { query: '--pf-v6-c-modal-box--BackgroundColor', pages: ['/components/modal'] },
  { query: '--pf-v6-c-card__title-text--LineHeight', pages: ['/components/card'] },
  { query: '--pf-v6-c-page__sidebar--Width', pages: ['/components/page'] },
  { query: '--pf-v6-c-tabs--m-vertical--MaxWidth', pages: ['/components/tabs'] },
  { query: 'pf-v6-c-tooltip--MaxWidth', pages: ['/components/tooltip'] },
  { query: '--pf-v6-c-nav__link', pages: ['/components/navigation'] },
  { query: '--pf-v6-c-drawer__panel', pages: ['/components/drawer'] },
  { query: 'pf-v6-c-masthead', pages: ['/components/masthead'] },
  { query: 'pf-v6-c-menu-toggle', pages: ['/components/menus/menu-toggle'] },
  { query: '--pf-v6-c-label-group', pages: ['/components/label'] },
  { query: '--pf-v6-l-flex--spacer', pages: ['/layouts/flex'] },
  { query: 'c-table--cell--padding', pages: ['/components/table'] },
  { query: 'pf-v6-u-mt-md', pages: ['/utility-classes/spacing'] },
  { query: 'pf-v6-u-screen-reader', pages: ['/utility-classes/accessibility'] },
  { query: '--pf-t--global--spacer--md', pages: ['/tokens/all-tokens'] },
  { query: '--pf-t--global--border--radius', pages: ['/tokens/all-tokens'] },
  { query: 'pf-t--global--text--color--sub', pages: ['/tokens/all-tokens'] },
  { query: 'global background color primary default', pages: ['/tokens/all-tokens'] },
  { query: 't_global_motion_duration_md', pages: ['/tokens/all-tokens'] },
  { query: '--pf-t--color--green--70', pages: ['/tokens/all-tokens'] },
  { query: 'z-index tokens', pages: ['/tokens/all-tokens'] },
  { query: 'breakpoint values', pages: ['/design-foundations/breakpoints', '/tokens/all-tokens'] },
  { query: 'focus ring color', pages: ['/tokens/all-tokens'] },
  { query: 'design tokens', pages: ['/tokens/about-tokens', '/tokens/all-tokens'] },

  // Icons
  { query: 'AngleDownIcon', pages: ['/design-foundations/icons'] },
  { query: 'trash icon', pages: ['/design-foundations/icons'] },
  { query: 'cog', pages: ['/design-foundations/icons'] },
  { query: 'TimesIcon', pages: ['/design-foundations/icons'] },
  { query: 'exclamation-triangle', pages: ['/design-foundations/icons'] },
  { query: 'bell icon', pages: ['/design-foundations/icons'] },
  { query: 'GithubIcon', pages: ['/design-foundations/icons'] },
  { query: 'import react icons', pages: ['/design-foundations/icons'] },
  { query: 'check mark icon', pages: ['/design-foundations/icons'] },
  { query: 'icon for settings', pages: ['/design-foundations/icons'] },
  { query: 'sizes of icons', pages: ['/design-foundations/icons', '/components/icon'] },
  { query: 'plus circle', pages: ['/design-foundations/icons'] }
];
