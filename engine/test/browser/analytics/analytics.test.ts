import { describe, expect, it, vi } from 'vitest';

import type { AnalyticsEvent } from '../../../src/browser/analytics/tag.ts';
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
  return import('../../../src/browser/analytics/analytics.ts');
}

/** Returns the calls queued for the service's script. */
function queuedCalls(): unknown[][] {
  const { counted = [] } = globalThis as unknown as { counted?: IArguments[] };
  return counted.map((call) => [...call] as unknown[]);
}

function scripts(): string[] {
  return [...document.querySelectorAll('script')].map(({ src }) => src);
}

describe('a site with analytics', () => {
  it("loads the service's script and queues calls until it is ready", async () => {
    const { startAnalytics, trackPageView, track } = await start();
    startAnalytics();
    trackPageView();
    track(JUMP);
    await expect.poll(scripts).toEqual([SETTINGS.script]);
    expect(queuedCalls().slice(1)).toEqual([
      ['config', 'A-1', { page_path: '/', page_title: 'Knob' }],
      ['event', 'jump_link_click', { event_category: 'click_event', event_label: 'USAGE' }]
    ]);
  });

  it('calls the function if the page already defines it', async () => {
    const { startAnalytics, track } = await start({ settings: { id: 'A-1', tag: 'count' } });
    const count = vi.fn();
    vi.stubGlobal('count', count);
    startAnalytics();
    track({ name: 'sidenav_section_click', label: 'components', value: 0 });
    track({ name: '404_redirect', label: '/gone' });
    await expect
      .poll(() => count.mock.calls)
      .toEqual([
        ['event', 'sidenav_section_click', { event_category: 'click_event', event_label: 'components', value: 0 }],
        ['event', '404_redirect', { event_category: 'redirect', event_label: '/gone' }]
      ]);
    expect(scripts()).toEqual([]);
  });

  it('drops an event without an error if no function exists', async () => {
    await start({ settings: { id: 'A-1', tag: 'count' } });
    const { sendEvent } = await import('../../../src/browser/analytics/tag.ts');
    expect(() => sendEvent(JUMP)).not.toThrow();
  });
});

describe('sends nothing and loads no script', () => {
  it.each([
    ['without configuration', { settings: null }],
    ['if Do Not Track is set', { navigator: { doNotTrack: '1' } }],
    ['if Global Privacy Control is set', { navigator: { globalPrivacyControl: true } }]
  ])('%s', async (_, setup) => {
    const { startAnalytics, trackPageView, track } = await start(setup);
    const count = vi.fn();
    vi.stubGlobal('count', count);
    startAnalytics();
    trackPageView();
    track(JUMP);
    // Time for what is loaded on demand.
    await import('../../../src/browser/analytics/tag.ts');
    await Promise.resolve();
    expect(scripts()).toEqual([]);
    expect(queuedCalls()).toEqual([]);
    expect(count).not.toHaveBeenCalled();
  });
});
