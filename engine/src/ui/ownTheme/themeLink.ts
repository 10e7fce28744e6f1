import { deflateText, inflateText } from '../../core/deflatedText.ts';
import { MAX_FRAGMENT_LENGTH } from '../example/share/sharedCode.ts';
import { MAX_BYTES } from './readTheme.ts';
import { THEME_FRAGMENT } from './startOwnTheme.ts';

const DEFLATED = /^[\w-]+$/;

/** Returns the fragment of a link with a theme, which no server ever sees; null if it would be too long. */
export async function themeFragment(css: string): Promise<string | null> {
  const fragment = `${THEME_FRAGMENT}${await deflateText(css)}`;
  return fragment.length > MAX_FRAGMENT_LENGTH ? null : fragment;
}

/** Reads the theme in a fragment; null if it is damaged, cut off, or too long. */
export async function readThemeFragment(fragment: string): Promise<string | null> {
  const deflated = fragment.slice(THEME_FRAGMENT.length);
  if (fragment.length > MAX_FRAGMENT_LENGTH || !DEFLATED.test(deflated)) {
    return null;
  }
  return inflateText(deflated, MAX_BYTES).catch(() => null);
}
