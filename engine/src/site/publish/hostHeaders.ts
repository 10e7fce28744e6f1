import { formatPolicy } from '../../core/formatPolicy.ts';

/** Headers for all addresses that a pattern fits: an address, or the start of addresses with `*` at its end. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

export interface HostHeaderOptions {
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
