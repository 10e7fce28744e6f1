import { networkInterfaces } from 'node:os';

/** Whether a server answers for the host that a request names. */
export type HostVerdict = 'allowed' | 'refused' | 'malformed';

export interface HostCheckOptions {
  /** Name or address that the server listens on. */
  host: string;
  /** Further names; one that starts with a dot stands for the name after it and all names below. */
  allowedHosts: readonly string[];
}

/** Name or address, and port, as a Host header has them. */
const HOST = /^(\[[\da-f:.]+\]|[^\s:/@[\]\\]+)(?::\d{0,5})?$/i;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const ALL_INTERFACES = ['0.0.0.0', '[::]'];

/**
 * Makes the check that keeps DNS rebinding out: a page elsewhere can make its own host name lead to this computer, but
 * the browser then sends that name as the Host header.
 * @returns tells of the value of a Host header what to do; a request without one comes from no browser, and is allowed
 */
export function createHostCheck({ host, allowedHosts }: HostCheckOptions): (header: string | undefined) => HostVerdict {
  const listening = asInUrl(host);
  const names = new Set([...LOOPBACK, listening, ...allowedHosts.map(asInUrl)]);
  const suffixes = ['.localhost', ...allowedHosts.filter((name) => name.startsWith('.'))].map(asInUrl);
  const isOnAllInterfaces = ALL_INTERFACES.includes(listening);
  return (header) => {
    if (header === undefined) {
      return 'allowed';
    }
    const name = HOST.exec(header)?.[1]?.toLowerCase();
    if (name === undefined) {
      return 'malformed';
    }
    const isNamed = names.has(name) || suffixes.some((suffix) => `.${name}`.endsWith(suffix));
    return isNamed || (isOnAllInterfaces && ownAddresses().includes(name)) ? 'allowed' : 'refused';
  };
}

/** Asked at each request, since addresses change while a server runs. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => asInUrl(address)));
}

/** A name or an address as URLs and Host headers write it: IPv6 in brackets, lower case. */
export function asInUrl(host: string): string {
  const bare = host.toLowerCase().replace(/%.*$/, '');
  return bare.includes(':') && !bare.startsWith('[') ? `[${bare}]` : bare;
}
