import { builtInAxes } from './builtInAxes.ts';
import type { ThemeAxis } from './themes.ts';

/**
 * The theme axes of the site, for scripts in the browser: the bundler puts those of the site's configuration in the
 * place of this value (`bundle/scripts/provideConstants.ts`).
 */
export const AXES: readonly ThemeAxis[] = builtInAxes();
