import type { SearchConfig } from './search.ts';

/** What of other origins the search makes browsers use. */
export interface SearchOrigins {
  scripts: string[];
  connections: string[];
}

/** Origins for the site's security policy; none where the search is the site's own. */
export function searchOrigins(search: SearchConfig): SearchOrigins {
  if (search.provider === 'builtIn') {
    return { scripts: [], connections: [] };
  }
  const { applicationId, clientScript, host } = search;
  return {
    scripts: clientScript === undefined ? [] : [new URL(clientScript).origin],
    connections: host === undefined ? serviceHosts(applicationId) : [new URL(host).origin]
  };
}

/** The hosts that the service's client asks, one after the other until one answers; in lower case, as origins are. */
function serviceHosts(applicationId: string): string[] {
  const id = applicationId.toLowerCase();
  const spares = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...spares];
}
