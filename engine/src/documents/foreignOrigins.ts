import type { ResolvedConfig } from '../config.ts';
import type { ForeignOrigins } from './securityPolicy.ts';

/** The origins that a site's configuration makes its documents use. */
export function foreignOrigins({ analytics, examples }: ResolvedConfig): ForeignOrigins {
  const analyticsScript = analytics?.script?.startsWith('/') === false ? [originOf(analytics.script)] : [];
  return {
    scripts: analyticsScript,
    connections: [...analyticsScript, ...(analytics?.origins ?? []).map(originOf)],
    frames: [],
    images: examples.imageOrigins.map(originOf)
  };
}

function originOf(url: string): string {
  return new URL(url).origin;
}
