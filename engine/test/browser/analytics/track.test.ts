import { describe, expect, it, vi } from 'vitest';

import type { AnalyticsEvent } from '../../../src/browser/analytics/track.ts';
import { openBrowser } from '../browser.ts';

const SETTINGS = { id: 'A-1', tag: 'count', queue: 'counted', script: 'https://count.example/count.js' };
const JUMP: AnalyticsEvent = { name: 'jump_link_click', label: 'USAGE' };

interface Setup {
  settings?: Partial<typeof SETTINGS> | null;
  navigator?: Record<string, unknown>;
}

async function start({ settings = SETTINGS, navigator = {} }: Setup = {}) {
  vi.resetModules();
  const meta = `<meta name="patternbook:analytics" content='${JSON.stringify(settings)}'>`;
  openBrowser(`<head><title>Knob</title>${settings === null ? '' : meta}</head>`);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('counted', undefined);
  vi.stubGlobal('count', undefined);
  return import('../../../src/browser/analytics/track.ts');
}

/** Calls that wait for the service's script. */
function waiting(): unknown[][] {
  const { counted = [] } = globalThis as unknown as { counted?: IArguments[] };
  return counted.map((call) => [...call] as unknown[]);
}

function scripts(): string[] {
  return [...document.querySelectorAll('script')].map(({ src }) => src);
}

describe('a site that counts visits', () => {
  it('loads the script of the service and lets calls wait for it', async () => {
    const { startAnalytics, trackPageView, track } = await start();
    startAnalytics();
    trackPageView();
    track(JUMP);
    expect(scripts()).toEqual([SETTINGS.script]);
    expect(waiting().slice(1)).toEqual([
      ['config', 'A-1', { page_path: '/', page_title: 'Knob' }],
      ['event', 'jump_link_click', { event_category: 'click_event', event_label: 'USAGE' }]
    ]);
  });

  it('calls the function that the page already has', async () => {
    const { startAnalytics, track } = await start({ settings: { id: 'A-1', tag: 'count' } });
    const count = vi.fn();
    vi.stubGlobal('count', count);
    startAnalytics();
    track({ name: 'sidenav_section_click', label: 'components', value: 0 });
    track({ name: '404_redirect', label: '/gone' });
    expect(scripts()).toEqual([]);
    expect(count.mock.calls).toEqual([
      ['event', 'sidenav_section_click', { event_category: 'click_event', event_label: 'components', value: 0 }],
      ['event', '404_redirect', { event_category: 'redirect', event_label: '/gone' }]
    ]);
  });

  it('loses a call that nobody takes without a word', async () => {
    const { track } = await start({ settings: { id: 'A-1', tag: 'count' } });
    expect(() => track(JUMP)).not.toThrow();
  });
});

describe('nothing is loaded or sent', () => {
  it.each([
    ['by a site that does not count', { settings: null }],
    ['for a reader who asks not to be tracked', { navigator: { doNotTrack: '1' } }],
    ['for a reader who wants privacy everywhere', { navigator: { globalPrivacyControl: true } }]
  ])('%s', async (_, setup) => {
    const { startAnalytics, trackPageView, track } = await start(setup);
    const count = vi.fn();
    vi.stubGlobal('count', count);
    startAnalytics();
    trackPageView();
    track(JUMP);
    expect(scripts()).toEqual([]);
    expect(waiting()).toEqual([]);
    expect(count).not.toHaveBeenCalled();
  });
});
