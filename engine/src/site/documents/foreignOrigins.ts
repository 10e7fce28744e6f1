import type { ResolvedConfig } from '../../core/config.ts';
import { frameHosting } from '../../core/config/site.ts';
import { searchOrigins } from '../../core/config/services.ts';
import type { ForeignOrigins } from './securityPolicy.ts';

/** The origins that a site's configuration makes its documents use. */
export function foreignOrigins(config: ResolvedConfig): ForeignOrigins {
  const { analytics, examples, feedback, sandbox, search } = config;
  const analyticsScript = analytics?.script?.startsWith('/') === false ? [originOf(analytics.script)] : [];
  const hosted = searchOrigins(search);
  const hosting = frameHosting(config);
  const survey = feedback ? [originOf(feedback.url)] : [];
  return {
    scripts: [...analyticsScript, ...hosted.scripts],
    // The frame's script asks whether the survey can be reached before it shows it.
    connections: [...analyticsScript, ...(analytics?.origins ?? []).map(originOf), ...survey, ...hosted.connections],
    frames: [...survey, ...(hosting ? [hosting.frameOrigin] : [])],
    images: examples.imageOrigins.map(originOf),
    forms: [sandbox.codeSandbox, sandbox.stackBlitz].flatMap((url) => (url === undefined ? [] : [originOf(url)]))
  };
}

function originOf(url: string): string {
  return new URL(url).origin;
}
