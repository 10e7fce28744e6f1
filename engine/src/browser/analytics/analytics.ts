import type { AnalyticsEvent } from './tag.ts';

/** Starts analytics if the site has it: the service's script, and events for clicks. */
export function startAnalytics(): void {
  withTag(({ startTag }) => startTag());
}

/** Tracks a page view: once per document, and once per client-side navigation. */
export function trackPageView(): void {
  const view = { path: location.pathname, title: document.title };
  withTag(({ sendPageView }) => sendPageView(view));
}

/** Tracks an event. */
export function track(event: AnalyticsEvent): void {
  withTag(({ sendEvent }) => sendEvent(event));
}

/** Sites without analytics load nothing of it. If it can't be loaded, visitors miss nothing. */
function withTag(use: (tag: typeof import('./tag.ts')) => void): void {
  if (document.querySelector('meta[name="patternbook:analytics"]')) {
    import('./tag.ts').then(use, () => undefined);
  }
}
