import type { ExpectedResult } from './expectedResult.ts';

/** Queries for headings and example titles. */
export const HEADINGS: readonly ExpectedResult[] = [
  { query: 'basic table with expandable rows', pages: ['/components/table'] },
  { query: 'typeahead select', pages: ['/components/menus/select'] },
  { query: 'wizard in modal', pages: ['/components/wizard', '/components/modal'] },
  { query: 'nested column headers', pages: ['/components/table'] },
  { query: 'alert group toast', pages: ['/components/alert'] },
  { query: 'multiple typeahead with labels', pages: ['/components/menus/select'] },
  { query: 'drilldown nav', pages: ['/components/navigation'] },
  { query: 'split toggle with checkbox', pages: ['/components/menus/menu-toggle', '/components/menus/dropdown'] },
  { query: 'vertical expandable tabs', pages: ['/components/tabs'] },
  { query: 'dynamic tabs', pages: ['/components/tabs'] },
  { query: 'scrollable menus', pages: ['/components/menus/menu'] },
  { query: 'editable labels', pages: ['/components/label'] },
  { query: 'cards as tiles', pages: ['/components/card'] },
  { query: 'slider thumb value input', pages: ['/components/slider'] },
  { query: 'sticky toolbar', pages: ['/components/toolbar'] },
  { query: 'faceted filter', pages: ['/patterns/filters'] },
  { query: 'embedded chatbot', pages: ['/patternfly-ai/chatbot/overview'] },
  { query: 'messages with deep thinking', pages: ['/patternfly-ai/chatbot/messages'] },
  { query: 'resizable drawer', pages: ['/components/drawer'] },
  { query: 'tree table', pages: ['/components/table', '/extensions/data-view/table'] },
  { query: 'date picker min max', pages: ['/components/date-and-time/date-picker'] },
  { query: '24 hour time', pages: ['/components/date-and-time/time-picker'] },
  { query: 'form field groups', pages: ['/components/forms/form'] },
  { query: 'ANSI color logs', pages: ['/extensions/log-viewer'] },
  { query: 'call to action', pages: ['/components/button'] },
  { query: 'warning modal with text confirmation', pages: ['/component-groups/warning-modal'] },
  { query: 'utilization static thresholds', pages: ['/charts/donut-utilization-chart'] },
  { query: 'Horizontal Subnav', pages: ['/components/navigation', '/components/page'] }
];
