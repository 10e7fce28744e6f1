import { formatPolicy } from '../../core/formatPolicy.ts';
import type { Rewrite } from '../../core/rewrites.ts';
import type { Redirect } from '../../model.ts';

/** Headers for all addresses that match a pattern: an address, in which one `*` stands for any text. */
interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

interface HostHeaderOptions {
  /** Address of the isolated frame's document, or a pattern for it. */
  frame: string;
  /**
   * Origin of the pages, such as `https://www.example.com`, if the frame is served by another host: the pages are then
   * cross-origin and must be allowed to frame it. Null if one host serves both.
   */
  pageOrigin?: string | null;
}

const YEAR_IN_SECONDS = 31_536_000;

/** For everything but `/assets/`; the default of hosts that read `_headers`. */
export const DEFAULT_CACHE_CONTROL = 'no-cache';

/**
 * Browser features that documentation doesn't need. Full screen and the clipboard stay available, since examples use
 * them. The microphone is allowed for the site's own pages, for chat examples, but not for frames of other origins.
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
 * Returns the headers for hosts to send: the single source for the `_headers` file, the preview, the dev server and the
 * documentation. If several rules match an address, a later rule replaces headers of the same name; hosts that combine
 * them instead enforce both policies, with the same effect.
 */
export function hostHeaders({ frame, pageOrigin = null }: HostHeaderOptions): HeaderRule[] {
  // In all policies, because some hosts combine them. For the pages themselves, their origin is 'self'.
  const framing = { 'frame-ancestors': ["'self'", ...(pageOrigin === null ? [] : [pageOrigin])] };
  return [
    {
      pattern: '/*',
      headers: {
        // Browsers must not guess the type of a file from its content.
        'X-Content-Type-Options': 'nosniff',
        // Other sites get only the origin of this site as the referrer, not the page.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Prevents clickjacking by other sites. A policy in a document can't set `frame-ancestors`; the older header is
        // for browsers that don't support it, and can't allow another origin.
        'Content-Security-Policy': formatPolicy(framing),
        ...(pageOrigin === null && { 'X-Frame-Options': 'SAMEORIGIN' }),
        // Cross-origin openers and popups get no reference to this page's window.
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': Object.entries(PERMISSIONS)
          .map(([feature, allowed]) => `${feature}=${allowed}`)
          .join(', ')
      }
    },
    {
      pattern: '/assets/*',
      // File names contain a hash of the content.
      headers: { 'Cache-Control': `max-age=${YEAR_IN_SECONDS}, immutable` }
    },
    {
      pattern: frame,
      headers: {
        // Code that readers write runs in an opaque origin, even if the document is opened outside its sandboxed frame.
        'Content-Security-Policy': formatPolicy({ ...framing, sandbox: ['allow-scripts', 'allow-forms'] }),
        // A policy blocks requests, but for navigations and resource hints the browser connects to the other server
        // before it checks the policy. Everything that the frame loads comes from the document's own origin.
        'Connection-Allowlist': '(response-origin)'
      }
    },
    {
      pattern: '/*.md',
      // Hosts that know the type leave out the encoding.
      headers: { 'Content-Type': 'text/markdown; charset=utf-8' }
    }
  ];
}

/** Returns the headers of an address according to `rules`; header names are compared case-sensitively. */
export function headersAt(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const fitting = rules.filter(({ pattern }) => matches(address, pattern));
  return Object.assign({}, ...fitting.map(({ headers }) => headers)) as Record<string, string>;
}

function matches(address: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*', 2);
  return end === undefined
    ? address === pattern
    : address.length >= start.length + end.length && address.startsWith(start) && address.endsWith(end);
}

/** Formats a `_headers` file for Netlify, Cloudflare Pages and others: a pattern, followed by its indented headers. */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Parses the output of {@link formatHeaderRules}; lines that are neither patterns nor headers are ignored. */
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

/** Formats a `_redirects` file for Netlify, Cloudflare Pages and others: one `from to 301` per line. */
export function formatRedirectRules(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${encodedOnce(from)} ${encodedOnce(to)} 301\n`).join('');
}

/** Formats rules for addresses that other files answer, to stand in `_redirects` after the redirects. */
export function formatRewriteRules(rewrites: readonly Rewrite[]): string {
  return rewrites.map(({ from, to, status }) => `${encodedOnce(from)} ${encodedOnce(to)} ${status}\n`).join('');
}

/** Encodes an address that may be encoded already: those of pages are, those of the configuration needn't be. */
function encodedOnce(address: string): string {
  return encodeURI(address.toWellFormed()).replaceAll(/%25(?=[0-9A-F]{2})/gi, '%');
}

/** Parses the output of {@link formatRedirectRules}; lines that are no rules, e.g. added by hand, are ignored. */
export function parseRedirectRules(text: string): Redirect[] {
  return rulesIn(text).flatMap(({ from, to, status }) => (status === '200' || status === '302' ? [] : [{ from, to }]));
}

/** Parses the output of {@link formatRewriteRules} in the same way. */
export function parseRewriteRules(text: string): Rewrite[] {
  return rulesIn(text).flatMap(({ from, to, status }) => {
    const isRewrite = status === '200' || status === '302';
    return isRewrite ? [{ from, to, status: status === '200' ? 200 : 302 }] : [];
  });
}

function rulesIn(text: string): { from: string; to: string; status: string | null }[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status = null] = line.trim().split(/\s+/).map(decoded);
    return from?.startsWith('/') && to ? [{ from, to, status }] : [];
  });
}

function decoded(address: string): string | null {
  try {
    return decodeURI(address);
  } catch {
    return null;
  }
}
