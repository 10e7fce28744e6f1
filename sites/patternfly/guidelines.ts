import { componentGuidelines } from './componentGuidelines.ts';
import { fieldGuidelines } from './fieldGuidelines.ts';
import { navigationGuidelines } from './navigationGuidelines.ts';
import type { Guidelines } from './prose/guidelineNumbers.ts';

const RULE_OF_THUMB = 'rule of thumb';

/** Guidelines with a number. One page explains each of them, and `check` compares the number on all pages. */
export const guidelines: Guidelines = {
  ...componentGuidelines,
  ...fieldGuidelines,
  ...navigationGuidelines,
  'series in a chart': {
    value: 6,
    phrases: ['at most # series'],
    page: '/charts/about-charts',
    basis: RULE_OF_THUMB
  },
  'parts of a pie': {
    value: 5,
    phrases: ['at most # parts'],
    page: '/charts/about-charts',
    basis: RULE_OF_THUMB
  },
  'bars in a chart': {
    value: 12,
    phrases: ['at most # bars'],
    page: '/charts/bar-chart/design-guidelines',
    basis: RULE_OF_THUMB
  },
  'height of a chart': {
    value: 200,
    phrases: ['at least # pixels tall'],
    page: '/charts/about-charts',
    basis: RULE_OF_THUMB
  },
  'seconds until an alert disappears': {
    value: 8,
    phrases: ['disappears after # seconds'],
    page: '/ux-writing/error-messages',
    basis: 'the default of `timeout` in the Alert component'
  },
  'words of a tooltip': {
    value: 15,
    phrases: ['tooltip has at most # words'],
    page: '/ux-writing/tooltips',
    basis: RULE_OF_THUMB
  },
  'milliseconds until a tooltip opens': {
    value: 300,
    phrases: ['after # ms (`entryDelay`)', 'With # ms before it opens'],
    page: '/ux-writing/tooltips',
    basis: 'the default of `entryDelay` in the Tooltip component'
  },
  'words of a sentence': {
    value: 20,
    phrases: ['sentence has at most # words', 'sentence has more than # words'],
    page: '/ux-writing/sentence-structure',
    basis: RULE_OF_THUMB
  },
  'steps of a product tour': {
    value: 5,
    phrases: ['tour has at most # steps'],
    page: '/ux-writing/product-tours',
    basis: RULE_OF_THUMB
  },
  'days of relative time': {
    value: 7,
    phrases: ['less than # days old'],
    page: '/ux-writing/numerics',
    basis: RULE_OF_THUMB
  },
  'characters at the end of a cut in the middle': {
    value: 7,
    phrases: ['`trailingNumChars` (# by default)', 'cut in the middle: # by default'],
    page: '/ux-writing/truncation',
    basis: 'the default of `trailingNumChars` in the Truncate component'
  },
  'words of a caption': {
    value: 15,
    phrases: ['a sentence of at most # words'],
    page: '/ux-writing/writing-design-guidelines',
    basis: 'docs/writing.md'
  },
  'contrast of text': {
    value: 4.5,
    phrases: ['#:1 for text', 'text has #:1'],
    page: '/design-foundations/colors',
    basis: 'WCAG 2.2 success criterion 1.4.3'
  },
  'contrast of large text': {
    value: 3,
    phrases: ['#:1 for large text', 'large text #:1'],
    page: '/design-foundations/colors',
    basis: 'WCAG 2.2 success criterion 1.4.3'
  },
  'contrast of graphics': {
    value: 3,
    phrases: ['#:1 for graphics', 'graphics have #:1', 'graphic below #:1', 'graphics are below #:1'],
    page: '/design-foundations/colors',
    basis: 'WCAG 2.2 success criterion 1.4.11'
  },
  'characters in a line': {
    value: 70,
    phrases: ['paragraphs to about # characters'],
    page: '/design-foundations/typography',
    basis: RULE_OF_THUMB
  },
  'size of a target': {
    value: 24,
    phrases: ['# by 24 pixels'],
    page: '/design-foundations/icons',
    basis: 'WCAG 2.2 success criterion 2.5.8'
  },
  'seconds of automatic motion': {
    value: 5,
    phrases: ['more than # seconds'],
    page: '/design-foundations/motion',
    basis: 'WCAG 2.2 success criterion 2.2.2'
  },
  'flashes in a second': {
    value: 3,
    phrases: ['more than # times a second'],
    page: '/accessibility/testing-your-accessibility',
    basis: 'WCAG 2.2 success criterion 2.3.1'
  },
  'levels of severity': {
    value: 6,
    phrases: ['more than # levels'],
    page: '/patterns/status-and-severity',
    basis: RULE_OF_THUMB
  },
  'characters of a generated password': {
    value: 20,
    phrases: ['# characters or more'],
    page: '/patterns/password-generator/design-guidelines',
    basis: RULE_OF_THUMB
  }
};
