import type { AnalyticsSettings } from '../../core/config/services.ts';

type Tag = (...fields: unknown[]) => void;

/** Tracks clicks; loads the service's script and queues calls until it runs, if the configuration names a script. */
export function startTag(): void {
  trackClicks();
  const settings = analyticsSettings();
  if (settings?.script === undefined) {
    return;
  }
  defineTag(settings);
  send('js', new Date());
  const script = document.createElement('script');
  script.async = true;
  script.src = settings.script;
  document.head.append(script);
}

/** Sends a page view. */
export function sendPageView({ path, title }: PageView): void {
  const settings = analyticsSettings();
  if (settings) {
    send('config', settings.id, { page_path: path, page_title: title });
  }
}

/** Sends an event. */
export function sendEvent(event: AnalyticsEvent): void {
  send('event', event.name, {
    event_category: categoryOf(event),
    event_label: event.label,
    ...('value' in event && { value: event.value })
  });
}

/** The service reads the `arguments` of each call from its queue. */
function defineTag({ tag, queue }: AnalyticsSettings): void {
  const globals = globalThis as unknown as Record<string, unknown>;
  const calls = (globals[queue] ??= []) as IArguments[];
  globals[tag] ??= function wait(): void {
    // oxlint-disable-next-line prefer-rest-params -- the service's script expects an arguments object, not an array
    calls.push(arguments);
  };
}

function send(...fields: unknown[]): void {
  const settings = analyticsSettings();
  const tag = settings && (globalThis as unknown as Record<string, unknown>)[settings.tag];
  if (typeof tag === 'function') {
    (tag as Tag)(...fields);
  }
}

/** Tracks clicks in the page's shell and content by event delegation: one listener for all pages. */
function trackClicks(): void {
  // Capture phase: other handlers have not changed the state of toggles yet.
  document.addEventListener('click', ({ target }) => target instanceof Element && trackClick(target), {
    capture: true
  });
}

function trackClick(target: Element): void {
  const source = sourceOf(target);
  if (target.closest('.pb-view-source') && source !== null) {
    sendEvent({ name: 'view_source_click', label: source.toUpperCase() });
  }

  const tab = target.closest<HTMLElement>('.pb-tabs a');
  if (tab?.dataset['source'] !== undefined) {
    sendEvent({ name: 'tab_click', label: tab.dataset['source'].toUpperCase() });
  }

  const jumpLink = target.closest<HTMLAnchorElement>('.pb-contents a');
  if (jumpLink) {
    sendEvent({ name: 'jump_link_click', label: decodeURIComponent(jumpLink.hash.slice(1)).toUpperCase() });
  }

  const control = target.closest<HTMLElement>('[data-control]');
  if (control) {
    trackControl(control);
  }

  const toggle = target.closest<HTMLElement>('[data-navigation-toggle]');
  if (toggle) {
    const isOpening = toggle.getAttribute('aria-expanded') !== 'true';
    sendEvent({
      name: 'sidenav_section_click',
      label: toggle.dataset['navigationToggle'] ?? '',
      value: isOpening ? 1 : 0
    });
  }
}

/** For the code toggle, the value is 1 when it opens and 0 when it closes. */
function trackControl(control: HTMLElement): void {
  const label = control.dataset['control'] as CodeEditorControl;
  sendEvent({
    name: 'code_editor_control_click',
    label,
    ...(label === 'TOGGLE_CODE' && { value: control.getAttribute('aria-expanded') === 'true' ? 0 : 1 })
  });
}

/** Returns the tag of the source that the page shows. */
function sourceOf(target: Element): string | null {
  return target.closest<HTMLElement>('[data-source]')?.dataset['source'] ?? null;
}

export interface PageView {
  path: string;
  title: string;
}

/** Analytics events (requirement 7.20). Labels are in capitals, as in earlier data of the service. */
export type AnalyticsEvent =
  | { name: 'view_source_click' | 'tab_click' | 'jump_link_click'; label: string }
  | { name: 'code_editor_control_click'; label: CodeEditorControl; value?: 0 | 1 }
  | { name: 'sidenav_section_click'; label: string; value: 0 | 1 }
  /** Label: kind of the result and the query. Value: 1-based rank among the results of that kind. */
  | { name: 'search_result_click'; label: string; value: number }
  | { name: '404_redirect'; label: string };

/** Controls of an example, in `data-control` attributes. The first six occur in earlier data of the service. */
export type CodeEditorControl =
  | 'TOGGLE_CODE'
  | 'COPY_CODE'
  | 'CODESANDBOX_LINK'
  | 'FULLSCREEN_LINK'
  | 'TS_TO_JS'
  | 'RESET_CODE'
  | 'COPY_LINK'
  | 'SANDBOX_MENU'
  | 'STACKBLITZ_LINK'
  | 'DOWNLOAD_PROJECT'
  | 'SHARE_CODE'
  | 'EXPAND_CODE'
  | 'PREVIEW_SETTINGS'
  | 'FORMAT_CODE'
  | 'FOUR_LOOKS'
  | 'SWITCH_IMPLEMENTATION';

/** Returns the event category for the service. */
function categoryOf({ name }: AnalyticsEvent): 'click_event' | 'redirect' {
  return name === '404_redirect' ? 'redirect' : 'click_event';
}

/**
 * Returns the settings of the analytics service; null if the site has none, or if the reader opted out
 * (Do Not Track, Global Privacy Control).
 */
function analyticsSettings(): AnalyticsSettings | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="patternbook:analytics"]');
  return meta && !isDeclined() ? (JSON.parse(meta.content) as AnalyticsSettings) : null;
}

function isDeclined(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
