import { ROOT_THEMES } from '../../core/rootThemes.ts';
import type { Surroundings } from './protocol.ts';

const VARIABLES = new CSSStyleSheet();

/** Gives the frame's document theme, contrast, direction, text size, outlines, and values of custom properties. */
export function applySurroundings(surroundings: Surroundings): void {
  const { theme, highContrast, direction, textSize, hasOutlines, variables } = surroundings;
  const root = document.documentElement;
  const { classes, colorScheme } =
    theme === 'dark'
      ? ROOT_THEMES[highContrast ? 'highContrastDark' : 'dark']
      : ROOT_THEMES[highContrast ? 'highContrast' : 'light'];
  root.className = classes.join(' ');
  root.style.colorScheme = colorScheme;
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  root.dir = direction;
  root.toggleAttribute('data-outlines', hasOutlines);
  // After all sheets of the document, whenever those come: in its layer, the later of two rules of a weight counts.
  document.adoptedStyleSheets = [VARIABLES];
  VARIABLES.replaceSync(variables);
}
