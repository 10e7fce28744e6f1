import { type PolicyDirectives, formatPolicy } from '../formatPolicy.ts';

/** Whoever opens a link runs a stranger's code here: it reaches nothing but scripts, sheets and images of the site. */
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
 * @param site origin of the site, such as `https://www.example.com`
 */
export function framePolicy(site: string): string {
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': [site, 'blob:'],
    // Components set inline styles.
    'style-src': [site, "'unsafe-inline'"],
    'img-src': [site, 'data:', 'blob:'],
    ...CLOSED
  });
}

/**
 * Puts the policy of the frame in force, before any example runs.
 * @throws Error where the browser doesn't heed it
 */
export function enforcePolicy(): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = framePolicy(location.origin);
  document.head.append(meta);
  if (mayEvaluate()) {
    throw new Error('The browser does not heed the policy of the frame.');
  }
}

/** Policies with `script-src` forbid it, unless they say otherwise. */
function mayEvaluate(): boolean {
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the question is whether it throws
    new Function('');
    return true;
  } catch {
    return false;
  }
}
