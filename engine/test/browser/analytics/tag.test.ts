import { describe, expect, it, vi } from 'vitest';

import { openBrowser } from '../browser.ts';

const META = `<meta name="patternbook:analytics" content='{"id":"A-1","tag":"count","queue":"counted"}'>`;

/** Clicks each element of a page in order and returns the tracked events. */
async function trackedEvents(html: string): Promise<unknown[]> {
  const { document } = openBrowser(META + html);
  const calls: unknown[][] = [];
  vi.stubGlobal('count', (...fields: unknown[]) => calls.push(fields));
  vi.resetModules();
  const { startTag } = await import('../../../src/browser/analytics/tag.ts');
  startTag();
  for (const button of document.querySelectorAll('button')) {
    button.click();
  }
  return calls.map(([, name, fields]) => [name, fields]);
}

const CONTROL = { event_category: 'click_event' };

describe('the controls of an example', () => {
  it('are tracked under their labels', async () => {
    const calls = await trackedEvents(
      '<button data-control="COPY_CODE"></button><button data-control="RESET_CODE"></button>'
    );
    expect(calls).toEqual([
      ['code_editor_control_click', { ...CONTROL, event_label: 'COPY_CODE' }],
      ['code_editor_control_click', { ...CONTROL, event_label: 'RESET_CODE' }]
    ]);
  });

  it('report whether the code is expanded', async () => {
    const toggle = (isExpanded: boolean) =>
      `<button data-control="TOGGLE_CODE" aria-expanded="${isExpanded}"></button>`;
    expect(await trackedEvents(toggle(false) + toggle(true))).toEqual([
      ['code_editor_control_click', { ...CONTROL, event_label: 'TOGGLE_CODE', value: 1 }],
      ['code_editor_control_click', { ...CONTROL, event_label: 'TOGGLE_CODE', value: 0 }]
    ]);
  });
});
