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

/** Policy in the frame's HTML. */
export const INITIAL_POLICY = formatPolicy(CLOSED);

/**
 * Returns the policy that the frame's script adds. It names the site's origin, because `'self'` means the document's
 * opaque origin in WebKit and matches nothing.
 *
 * Modules of an example are blob scripts, which only the frame's script can load, by its nonce. Programs therefore
 * can't run scripts that they generate, which would bypass the watchdog (`guards.ts`).
 * @param site origin of the site, such as `https://www.example.com`
 * @param nonce null once all modules have been loaded
 */
export function framePolicy(site: string, nonce: string | null): string {
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': nonce === null ? [site] : [site, `'nonce-${nonce}'`],
    // Components set inline styles.
    'style-src': [site, "'unsafe-inline'"],
    'img-src': [site, 'data:', 'blob:'],
    ...CLOSED
  });
}

/**
 * Enforces the frame's policy, before any example runs.
 * @returns the nonce for scripts that the frame adds
 * @throws Error if the browser doesn't enforce the policy
 */
export function enforcePolicy(): string {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  addPolicy(framePolicy(location.origin, nonce));
  if (allowsEval()) {
    throw new Error('The browser does not heed the policy of the frame.');
  }
  return nonce;
}

/**
 * Adds the policy under which a program runs: its modules have been loaded, and the nonce is worth nothing any more,
 * wherever a program finds it. Browsers apply all policies of a document.
 */
export function withdrawNonce(): void {
  addPolicy(framePolicy(location.origin, null));
}

function addPolicy(policy: string): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
  // The policy remains in effect without the element, which would reveal the nonce to programs.
  meta.remove();
}

/** Tests if the policy blocks `eval`, as any `script-src` without 'unsafe-eval' does. */
function allowsEval(): boolean {
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- tests if it throws
    new Function('');
    return true;
  } catch {
    return false;
  }
}
