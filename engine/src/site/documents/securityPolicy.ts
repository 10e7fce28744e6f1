import { createHash } from 'node:crypto';

import { formatPolicy } from '../../core/formatPolicy.ts';

/** Origins beside the site's own that documents may use, by what for. Empty where the configuration names none. */
export interface ForeignOrigins {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  images: readonly string[];
  /** Where forms are sent to. */
  forms: readonly string[];
}

/**
 * The Content Security Policy of a document: its own origin, its own inline scripts by hash, and what the site's
 * configuration names. Components set inline styles, which is why those are allowed.
 * @param inlineScripts texts of the scripts that stand in the document itself
 */
export function securityPolicy(inlineScripts: readonly string[], foreign: ForeignOrigins): string {
  return formatPolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash), ...foreign.scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...foreign.images],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...foreign.connections],
    'frame-src': ["'self'", ...foreign.frames],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...foreign.forms]
  });
}

/** How a policy names an inline script that it lets run. */
function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
