import type { SiteConfig } from 'patternbook';
import { iconPurposes } from './iconPurposes.ts';
import { iconSynonyms } from './iconSynonyms.ts';
import { iconUsage } from './iconUsage.ts';

const styles = '@patternfly/patternfly';

const T = '--pf-t--global--';
const PRIMARY = `${T}background--color--primary--default`;
const SECONDARY = `${T}background--color--secondary--default`;

/** Texts on the backgrounds of pages and cards, on filled buttons and labels, and what marks controls and statuses. */
const contrasts = [
  { text: `${T}text--color--regular`, background: PRIMARY },
  { text: `${T}text--color--regular`, background: SECONDARY },
  { text: `${T}text--color--subtle`, background: PRIMARY },
  { text: `${T}text--color--subtle`, background: SECONDARY },
  { text: `${T}text--color--link--default`, background: PRIMARY },
  { text: `${T}text--color--link--default`, background: SECONDARY },
  { text: `${T}text--color--link--visited`, background: PRIMARY },
  { text: `${T}text--color--brand--default`, background: PRIMARY },
  { text: `${T}text--color--on-brand--default`, background: `${T}color--brand--default` },
  { text: `${T}text--color--required`, background: PRIMARY },
  ...['danger', 'success', 'warning', 'info'].flatMap((status) => [
    { text: `${T}text--color--status--${status}--default`, background: PRIMARY },
    { text: `${T}text--color--status--on-${status}--default`, background: `${T}color--status--${status}--default` },
    { graphic: `${T}icon--color--status--${status}--default`, background: PRIMARY }
  ]),
  { graphic: `${T}icon--color--regular`, background: PRIMARY },
  { graphic: `${T}icon--color--subtle`, background: PRIMARY },
  { graphic: `${T}border--color--control--default`, background: PRIMARY }
];

/** Beginning of the names of tokens that are not for charts, those of the dark color scheme included. */
const global = '^--pf-t--global--(dark--)?';

/** Sources of CSS variables, tokens and icons. */
export const reference: SiteConfig['reference'] = {
  technicalProps: ['\\w*[oO]uia\\w*'],
  cssVariables: [
    { package: styles, include: ['components/*/*.css'], prefix: 'pf-v6-c-{name}' },
    { package: styles, include: ['layouts/*/*.css'], prefix: 'pf-v6-l-{name}' },
    { package: styles, include: ['utilities/*/*.css'], prefix: 'pf-v6-u-{name}' },
    { package: styles, include: ['patternfly-charts.css'], prefix: 'pf-v6-chart' },
    { package: '@patternfly/chatbot', include: ['dist/css/main.css'], prefix: 'pf-chatbot' },
    { package: '@patternfly/react-topology', include: ['dist/esm/css/topology-components.css'], prefix: 'pf-topology' }
  ],
  tokens: {
    sheets: [{ package: styles, include: ['base/patternfly-variables.css', 'patternfly-charts.css'] }],
    names: '^--pf-t--',
    layers: [
      { name: 'palette', pattern: '^--pf-t--color--' },
      // Base tokens are numbered; semantic tokens are named by purpose.
      { name: 'base', pattern: '--\\d+$' },
      { name: 'semantic', pattern: '' }
    ],
    categories: [
      { name: 'Background', pattern: `${global}background--` },
      { name: 'Border color', pattern: `${global}border--color--` },
      { name: 'Text color', pattern: `${global}text--color--` },
      { name: 'Icon color', pattern: `${global}icon--color--` },
      { name: 'Brand and status color', pattern: `${global}color--` },
      { name: 'Focus ring', pattern: `${global}focus-ring--` },
      { name: 'Box shadow', pattern: `${global}box-shadow--` },
      { name: 'Border width and radius', pattern: `${global}border--` },
      { name: 'Font', pattern: `${global}font--` },
      { name: 'Text decoration', pattern: `${global}text-decoration--` },
      { name: 'Icon size', pattern: `${global}icon--` },
      { name: 'Spacer', pattern: `${global}spacer--` },
      { name: 'Motion', pattern: `${global}(motion|duration|delay|timing-function)--` },
      { name: 'Breakpoint', pattern: `${global}breakpoint--` },
      { name: 'Z-index', pattern: `${global}z-index--` },
      { name: 'Chart', pattern: '^--pf-t--chart--' },
      { name: 'Palette color', pattern: '^--pf-t--color--' }
    ],
    contrasts,
    scripts: { package: '@patternfly/react-tokens', include: 'dist/esm/*.js' }
  },
  icons: {
    package: '@patternfly/react-icons',
    include: 'dist/esm/icons/*-icon.js',
    sets: { icon: 'default', rhUiIcon: 'rh-ui' },
    groups: [
      { name: 'Red Hat UI', prefix: 'rh-ui-' },
      { name: 'Red Hat standard', prefix: 'rh-standard-' },
      { name: 'Red Hat microns', prefix: 'rh-microns-' }
    ],
    purposes: iconPurposes,
    synonyms: iconSynonyms,
    usage: iconUsage
  }
};
