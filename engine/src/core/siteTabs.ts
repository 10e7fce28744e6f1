/** An implementation of components, such as React: its source tag and its name. */
export interface Implementation {
  id: string;
  label: string;
}

/** The tabs of the site, as far as scripts in the browser need them. */
export interface SiteTabs {
  /** Last parts of the addresses of tabs. */
  segments: readonly string[];
  /** The default one first; none if the site has only one. */
  implementations: readonly Implementation[];
}

/**
 * The bundler puts those of the site's configuration in the place of this value (`bundle/scripts/provideConstants.ts`).
 */
export const SITE_TABS: SiteTabs = { segments: [], implementations: [] };
