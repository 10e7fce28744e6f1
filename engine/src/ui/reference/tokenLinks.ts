import { sharedStart } from '../tokenParts/sharedStart.ts';
import type { TokenAddress } from './themedValues.ts';
import type { ThemedValueView } from './view.ts';

/** Names of custom properties in a text. */
const NAMES = /--[\w-]+/g;

/** Which names in the values of a table lead to which page, in few characters. */
export interface TokenLinks {
  /** Address of the page with all tokens. */
  page: string;
  /** The beginning that all tokens have and no other name of the table; or the names of the tokens if there is none. */
  names: string | readonly string[];
}

/** Describes the links in the steps of a table's values, for scripts; null if there are none. */
export function tokenLinksOf(values: readonly ThemedValueView[]): TokenLinks | null {
  const parts = values.flatMap(({ steps }) => steps.flat());
  const links = parts.filter((part) => typeof part !== 'string');
  const [first] = links;
  if (!first) {
    return null;
  }
  const others = parts.filter((part) => typeof part === 'string').flatMap((text) => text.match(NAMES) ?? []);
  const names = [...new Set(links.map(({ text }) => text))];
  const start = sharedStart(names);
  const isRule = start !== '' && !others.some((name) => name.startsWith(start));
  return { page: first.href.split('#', 1)[0] ?? '', names: isRule ? start : names };
}

/** Returns the lookup of addresses that a table's data describe. */
export function tokenAddressIn(links: TokenLinks | null): TokenAddress {
  return (name) => {
    const isToken =
      links !== null && (typeof links.names === 'string' ? name.startsWith(links.names) : links.names.includes(name));
    return isToken ? `${links.page}#${name}` : null;
  };
}
