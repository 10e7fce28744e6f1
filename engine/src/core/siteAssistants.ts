/** An assistant that readers can open with a page. */
export interface Assistant {
  name: string;
  /** Address that opens it; `{url}` stands for the address of the page's Markdown. */
  url: string;
}

/**
 * The bundler puts those of the site's configuration in the place of this value (`bundle/scripts/provideConstants.ts`).
 */
export const ASSISTANTS: readonly Assistant[] = [];
