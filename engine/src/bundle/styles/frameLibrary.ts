import { fileURLToPath } from 'node:url';

import type { ResolvedConfig } from '../../core/config.ts';
import { BASE_LAYER, CLASS_LAYERS } from '../../core/frameLayers.ts';

/** Folder from which the engine's own dependencies are resolved. */
export const ENGINE_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

/** Classes of the root element that select a theme. */
export const THEME_CLASSES = /^pf-v6-theme-/;

/** Themes whose rules documents load only for readers who ask for them. The dark theme belongs to every document. */
export const THEME_CLASSES_ON_DEMAND = /^pf-v6-theme-(?!dark$)/;

/** Classes of the root element for the interface's own look, by value of the theme axes that every site has. */
export const SHELL_CLASSES = {
  dark: ['pf-v6-theme-dark'],
  'high-contrast': ['pf-v6-theme-high-contrast']
} as const;

/** Classes of icons from a font. They are also in the library's base sheet, but few documents use them. */
export const ICON_CLASSES = /^pf-v6-pficon-/;

/** A style sheet of that library with many variants. */
export interface VariantSheet {
  pattern: RegExp;
  /** Class names that the interface uses, at first or later. */
  classes: ReadonlySet<string>;
}

const BUTTON = 'pf-v6-c-button';
const LABEL = 'pf-v6-c-label';
const MASTHEAD = 'pf-v6-c-masthead';
const NAV = 'pf-v6-c-nav';
const TABS = 'pf-v6-c-tabs';
const TEXT_INPUT_GROUP = 'pf-v6-c-text-input-group';

/**
 * Components of which the interface uses few variants. The sheet of all pages has the rules of these class names; pages
 * that need others link the whole sheet of the component.
 */
export const VARIANT_SHEETS: readonly VariantSheet[] = [
  {
    pattern: /components\/Button\/button\.css$/,
    classes: new Set([
      BUTTON,
      ...['__icon', '__text', '--hamburger-icon'].map((part) => BUTTON + part),
      ...['top', 'middle', 'arrow', 'bottom'].map((line) => `${BUTTON}--hamburger-icon--${line}`),
      ...['primary', 'secondary', 'link', 'plain', 'control', 'hamburger'].map((variant) => `pf-m-${variant}`),
      ...['small', 'display-lg', 'inline', 'start', 'end', 'expand', 'collapse'].map((modifier) => `pf-m-${modifier}`),
      ...['expanded', 'clicked', 'disabled', 'aria-disabled'].map((state) => `pf-m-${state}`)
    ])
  },
  {
    pattern: /components\/Label\/label\.css$/,
    classes: new Set([
      LABEL,
      ...['__content', '__text', '__icon'].map((part) => LABEL + part),
      ...['filled', 'compact', 'blue', 'grey', 'purple'].map((modifier) => `pf-m-${modifier}`)
    ])
  },
  {
    pattern: /components\/Masthead\/masthead\.css$/,
    classes: new Set([
      MASTHEAD,
      ...['__main', '__toggle', '__brand', '__logo', '__content'].map((part) => MASTHEAD + part),
      'pf-m-display-inline'
    ])
  },
  {
    pattern: /components\/Nav\/nav\.css$/,
    classes: new Set([NAV, ...['__list', '__item', '__link'].map((part) => NAV + part), 'pf-m-current'])
  },
  {
    pattern: /components\/Tabs\/tabs\.css$/,
    classes: new Set([
      TABS,
      ...['__list', '__item', '__link', '__item-text'].map((part) => TABS + part),
      ...['current', 'page-insets'].map((modifier) => `pf-m-${modifier}`)
    ])
  },
  {
    pattern: /components\/TextInputGroup\/text-input-group\.css$/,
    classes: new Set([
      TEXT_INPUT_GROUP,
      ...['__main', '__text', '__icon', '__text-input', '__utilities'].map((part) => TEXT_INPUT_GROUP + part),
      'pf-m-icon'
    ])
  }
];

/** Style sheets of that library: those that every page loads, and those that are selected by class names. */
export const FRAME_STYLES: Pick<ResolvedConfig['styles'], 'layerOf' | 'base' | 'classSheets'> = {
  layerOf: [
    { pattern: '@patternfly/react-core/dist/styles/', layer: BASE_LAYER },
    { pattern: '@patternfly/patternfly/base/', layer: BASE_LAYER },
    ...CLASS_LAYERS.flatMap((layer) => [
      { pattern: `@patternfly/patternfly/${layer}/`, layer },
      { pattern: `@patternfly/react-styles/css/${layer}/`, layer }
    ])
  ],
  base: ['@patternfly/react-core/dist/styles/base.css'],
  classSheets: [
    {
      package: '@patternfly/patternfly',
      include: ['components/*/*.css', 'layouts/*/*.css', 'utilities/*/*.css'],
      classes: '^pf-v6-[clu]-',
      alsoFor: []
    },
    {
      package: '@patternfly/patternfly',
      include: ['base/*-pf-icons.css'],
      classes: ICON_CLASSES.source,
      alsoFor: []
    }
  ]
};

/** Fonts to preload where they are used: a late font changes the width of text, and all of the page is laid out again. */
export const FRAME_FONTS = {
  text: [
    '@patternfly/react-core/dist/styles/assets/fonts/RedHatText/RedHatTextVF.woff2',
    '@patternfly/react-core/dist/styles/assets/fonts/RedHatDisplay/RedHatDisplayVF.woff2'
  ],
  code: ['@patternfly/react-core/dist/styles/assets/fonts/RedHatMono/RedHatMonoVF.woff2'],
  emphasis: ['@patternfly/react-core/dist/styles/assets/fonts/RedHatText/RedHatTextVF-Italic.woff2']
} as const;
