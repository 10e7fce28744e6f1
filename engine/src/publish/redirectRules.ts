import type { Redirect } from '../model.ts';

/** The host's redirect file: one `from to 301` a line, as Netlify, Cloudflare Pages and others read it. */
export function formatRedirectRules(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301\n`).join('');
}

/** Reads what {@link formatRedirectRules} writes. */
export function parseRedirectRules(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/);
    return from && to ? [{ from: decodeURI(from), to: decodeURI(to) }] : [];
  });
}
