/** A preference that the root element shows as an attribute; a stored value that isn't listed is the default. */
export interface RootMark {
  attribute: string;
  /** Local storage key. */
  key: string;
  /** Values of the attribute; without it, the default applies. */
  values: readonly string[];
}

/**
 * Preferences that style sheets apply by an attribute of the root element, which the script in the head sets
 * (`browser/themeScript.ts`). Themes can't use these attributes.
 */
export const ROOT_MARKS = {
  textSize: { attribute: 'data-text-size', key: 'patternbook-text-size', values: ['small', 'large', 'larger'] },
  contentWidth: { attribute: 'data-content-width', key: 'patternbook-content-width', values: ['wide'] },
  motion: { attribute: 'data-motion', key: 'patternbook-motion', values: ['reduced'] },
  cookieBanner: { attribute: 'data-cookie-banner', key: 'gdpr-banner-closed', values: ['true'] }
} as const satisfies Record<string, RootMark>;
