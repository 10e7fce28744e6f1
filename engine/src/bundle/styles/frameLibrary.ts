import { fileURLToPath } from 'node:url';

import type { ResolvedConfig } from '../../core/config.ts';

/** Folder from which the engine's own dependencies are resolved. */
export const ENGINE_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

/** Cascade layers of the UI library of the site's frame, weakest first. The site's own layers come after them. */
const LAYERS = ['base', 'components', 'layouts', 'utilities'];

/** Style sheets of that library: those that every page loads, and those that are selected by class names. */
export const FRAME_STYLES: Pick<ResolvedConfig['styles'], 'layers' | 'layerOf' | 'base' | 'classSheets'> = {
  layers: LAYERS,
  layerOf: [
    { pattern: '@patternfly/react-core/dist/styles/', layer: 'base' },
    { pattern: '@patternfly/patternfly/base/', layer: 'base' },
    ...LAYERS.slice(1).flatMap((layer) => [
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
    }
  ]
};

/** Fonts that are visible on page load, to preload: late fonts would change the width of text (layout shift). */
export const FRAME_FONTS = {
  text: [
    '@patternfly/react-core/dist/styles/assets/fonts/RedHatText/RedHatTextVF.woff2',
    '@patternfly/react-core/dist/styles/assets/fonts/RedHatDisplay/RedHatDisplayVF.woff2'
  ],
  code: ['@patternfly/react-core/dist/styles/assets/fonts/RedHatMono/RedHatMonoVF.woff2']
} as const;
