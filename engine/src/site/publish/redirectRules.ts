import type { Redirect } from '../../model.ts';

/** The host's redirect file: one `from to 301` a line, as Netlify, Cloudflare Pages and others read it. */
export function formatRedirectRules(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to }) => `${encodeURI(from.toWellFormed())} ${encodeURI(to.toWellFormed())} 301\n`)
    .join('');
}

/** Reads what {@link formatRedirectRules} writes; lines that somebody else wrote and that are no rules are left out. */
export function parseRedirectRules(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/).map(decoded);
    return from?.startsWith('/') && to ? [{ from, to }] : [];
  });
}

function decoded(address: string): string | null {
  try {
    return decodeURI(address);
  } catch {
    return null;
  }
}
