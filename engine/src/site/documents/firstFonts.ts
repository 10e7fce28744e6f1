import type { SiteFonts } from '../../ui/view.ts';

/** HTML of a page's content that may stand in the first window; a guess on the generous side. */
const FIRST_WINDOW_CHARS = 12_000;

/** Fonts that a page shows at first sight, fetched with its document: lines would break elsewhere without them. */
export function firstFonts(fonts: SiteFonts, main: string): string[] {
  return main.slice(0, FIRST_WINDOW_CHARS).includes('<code') ? allFonts(fonts) : fonts.text;
}

export function allFonts({ text, code }: SiteFonts): string[] {
  return [...text, ...code];
}
