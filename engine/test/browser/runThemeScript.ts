import { runInThisContext } from 'node:vm';

import { minifySync } from 'vite';

import { themeScript } from '../../src/browser/themeScript.ts';
import { SHELL_CLASSES, THEME_CLASSES_ON_DEMAND } from '../../src/bundle/styles/frameLibrary.ts';
import { builtInAxes } from '../../src/core/builtInAxes.ts';
import type { ThemeAxis } from '../../src/core/themes.ts';

/** Returns the script in the head of a site with these axes; without any, of one that configures none. */
export function scriptOf(axes: readonly ThemeAxis[] = builtInAxes(), onDemand = THEME_CLASSES_ON_DEMAND): string {
  return themeScript(axes, SHELL_CLASSES, (name) => onDemand.test(name));
}

/** Runs a script as the browser does: minified, and from its text, without access to this module. */
export function runScript(script: string): void {
  runInThisContext(minifySync('theme.js', script).code);
}

/** Stores preferences as the page does, which the script then applies. Null removes one. */
export function prefer(stored: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(stored)) {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  }
  document.dispatchEvent(new Event('patternbook:preferences'));
}
