import { fileURLToPath } from 'node:url';

import type { ResolvedConfig } from '../../core/config.ts';

/** Folder from which the engine's own packages are found. */
export const ENGINE_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

/** Cascade layers of the UI library that the frame is made of, weakest first. A site's own layers come after them. */
const LAYERS = ['base', 'components', 'layouts', 'utilities'];

/** Style sheets of that library: what every page loads, and what its class names stand for. */
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

/** Fonts of that library which pages show at first sight: text that waits for them would change its width. */
export const FRAME_FONTS = {
  text: [
    '@patternfly/react-core/dist/styles/assets/fonts/RedHatText/RedHatTextVF.woff2',
    '@patternfly/react-core/dist/styles/assets/fonts/RedHatDisplay/RedHatDisplayVF.woff2'
  ],
  code: ['@patternfly/react-core/dist/styles/assets/fonts/RedHatMono/RedHatMonoVF.woff2']
} as const;
