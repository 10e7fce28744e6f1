import { ROOT_THEMES } from '../rootThemes.ts';
import type { Surroundings } from './protocol.ts';

/** Gives the frame's document theme, contrast, direction, text size and outlines. */
export function applySurroundings({ theme, highContrast, direction, textSize, hasOutlines }: Surroundings): void {
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
}
