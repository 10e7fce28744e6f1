/** Address of what programs have to know of a site before they read it. */
export const SITE_FACTS_ADDRESS = '/api/site.json';

/** Facts about a site and about what it documents. */
export interface SiteFacts {
  /** Name of the documented product. */
  name: string;
  description: string;
  /** Version of the product that the site documents. */
  release: string;
  /** Public address of the site; null if the configuration names none. */
  url: string | null;
  /** Further names of the tools that assistants use, with those of their arguments. */
  toolAliases: ToolAliases;
}

/** Name -> the tool that it stands for, and names of its arguments by those of the tool. */
export type ToolAliases = Readonly<
  Record<string, { tool: 'search' | 'get' | 'check' | 'tokens' | 'icons'; arguments: Readonly<Record<string, string>> }>
>;
