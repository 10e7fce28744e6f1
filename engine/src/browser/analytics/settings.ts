import type { AnalyticsSettings } from '../../core/config/analytics.ts';

/**
 * Where visits are counted; null when the site counts none, or the reader asks not to be counted
 * (Do Not Track, Global Privacy Control).
 */
export function analyticsSettings(): AnalyticsSettings | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="patternbook:analytics"]');
  return meta && !isDeclined() ? (JSON.parse(meta.content) as AnalyticsSettings) : null;
}

function isDeclined(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
