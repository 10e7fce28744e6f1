import { type PolicyDirectives, formatPolicy } from '../../core/formatPolicy.ts';

/** Shared links run untrusted code: it can load only scripts, style sheets and images of the site. */
const CLOSED: PolicyDirectives = {
  'font-src': ['data:'],
  'connect-src': ["'none'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'media-src': ["'none'"],
  'frame-src': ["'none'"],
  'child-src': ["'none'"],
  'worker-src': ["'none'"]
};

/** Policy of the frame's document from its first byte. */
export const INITIAL_POLICY = formatPolicy(CLOSED);

/**
 * Policy of the frame once its script runs. It names the site: `'self'` stands for an opaque origin in WebKit, as the
 * frame has one, and matches nothing there.
 *
 * Modules of an example are scripts of blobs, let in by the nonce, which only the frame's own script knows. A program
 * therefore can't run scripts that it has made itself, in which no step would be counted (`guards.ts`).
 * @param site origin of the site, such as `https://www.example.com`
 */
export function framePolicy(site: string, nonce: string): string {
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': [site, `'nonce-${nonce}'`],
    // Components set inline styles.
    'style-src': [site, "'unsafe-inline'"],
    'img-src': [site, 'data:', 'blob:'],
    ...CLOSED
  });
}

/**
 * Puts the policy of the frame in force, before any example runs.
 * @returns the nonce of scripts that the frame adds
 * @throws Error where the browser doesn't heed the policy
 */
export function enforcePolicy(): string {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = framePolicy(location.origin, nonce);
  document.head.append(meta);
  // The policy stays in force; a program must not read the nonce there.
  meta.remove();
  if (mayEvaluate()) {
    throw new Error('The browser does not heed the policy of the frame.');
  }
  return nonce;
}

/** Policies with `script-src` forbid it, unless they say otherwise. */
function mayEvaluate(): boolean {
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- the question is whether it throws
    new Function('');
    return true;
  } catch {
    return false;
  }
}
