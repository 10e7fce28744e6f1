import { formatPolicy } from '../../core/formatPolicy.ts';
import type { Redirect } from '../../model.ts';

/** Headers for all addresses that a pattern fits: an address, or the start of addresses with `*` at its end. */
interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

interface HostHeaderOptions {
  /** Address of the isolated frame's document, or a pattern for it. */
  frame: string;
  /**
   * Origin of the pages, such as `https://www.example.com`, where the frame is served by another host: there the pages
   * are strangers that must be able to frame it. Null where one host serves both.
   */
  pageOrigin?: string | null;
}

const YEAR_IN_SECONDS = 31_536_000;

/** For everything but `/assets/`; what hosts that read `_headers` send anyway. */
export const DEFAULT_CACHE_CONTROL = 'no-cache';

/**
 * What browsers offer to pages and no documentation needs. Full screen and the clipboard stay: examples use them. The
 * microphone is for the site's own pages, since chat examples listen, and stays closed to frames of other origins.
 */
const PERMISSIONS = {
  accelerometer: '()',
  camera: '()',
  'display-capture': '()',
  geolocation: '()',
  gyroscope: '()',
  hid: '()',
  'idle-detection': '()',
  'local-fonts': '()',
  magnetometer: '()',
  microphone: '(self)',
  midi: '()',
  payment: '()',
  'publickey-credentials-get': '()',
  'screen-wake-lock': '()',
  serial: '()',
  usb: '()',
  'xr-spatial-tracking': '()'
};

/**
 * The headers that hosts are to send, the one source for the `_headers` file, the preview, the dev server and the
 * documentation. Where several rules fit an address, a later one replaces the headers of the same name; hosts that join
 * them instead enforce both policies, which comes to the same.
 */
export function hostHeaders({ frame, pageOrigin = null }: HostHeaderOptions): HeaderRule[] {
  // In all policies, because of hosts that join them. For the pages themselves their origin is 'self'.
  const framing = { 'frame-ancestors': ["'self'", ...(pageOrigin === null ? [] : [pageOrigin])] };
  return [
    {
      pattern: '/*',
      headers: {
        // A file is what its type says, whatever its content looks like.
        'X-Content-Type-Options': 'nosniff',
        // Other sites learn which site a reader came from, not which page.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Other sites can't lay a page below their own and take the reader's clicks (clickjacking). A policy in a
        // document can't say so; the older header is for browsers that don't know the policy, and knows no other origin.
        'Content-Security-Policy': formatPolicy(framing),
        ...(pageOrigin === null && { 'X-Frame-Options': 'SAMEORIGIN' }),
        // A page that opens this one, or is opened by it, gets no hold on its window.
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': Object.entries(PERMISSIONS)
          .map(([feature, allowed]) => `${feature}=${allowed}`)
          .join(', ')
      }
    },
    {
      pattern: '/assets/*',
      // Their content decides their names.
      headers: { 'Cache-Control': `max-age=${YEAR_IN_SECONDS}, immutable` }
    },
    {
      pattern: frame,
      headers: {
        // Code that readers write has an origin of its own, also where the document is not framed as it should be.
        'Content-Security-Policy': formatPolicy({ ...framing, sandbox: ['allow-scripts', 'allow-forms'] }),
        // A policy refuses requests, but for navigations and hints the browser connects to the other server before it
        // asks the policy. The origin that the document came from has all that the frame loads.
        'Connection-Allowlist': '(response-origin)'
      }
    }
  ];
}

/** The headers of an address by rules; names are told apart as they are written. */
export function headersAt(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const fitting = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern
  );
  return Object.assign({}, ...fitting.map(({ headers }) => headers)) as Record<string, string>;
}

/** The host's file of headers, as Netlify, Cloudflare Pages and others read it: a pattern, and its headers below it. */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Reads what {@link formatHeaderRules} writes; lines that are neither patterns nor headers are left out. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (line.startsWith('/')) {
      rules.push({ pattern: line.trim(), headers: {} });
    } else if (name !== undefined && value !== undefined) {
      Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    }
  }
  return rules;
}

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
