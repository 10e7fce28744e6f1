import type { AnalyticsSettings } from '../../core/config/services.ts';

type Tag = (...fields: unknown[]) => void;

/** Sends an analytics event, if the site has analytics. */
export function track(event: AnalyticsEvent): void {
  send('event', event.name, {
    event_category: categoryOf(event),
    event_label: event.label,
    ...('value' in event && { value: event.value })
  });
}

/** Sends a page view: once per document, and once per client-side navigation. */
export function trackPageView(): void {
  const settings = analyticsSettings();
  if (settings) {
    send('config', settings.id, { page_path: location.pathname, page_title: document.title });
  }
}

/** Loads the service's script and queues calls until it runs, if the site has analytics. */
export function startAnalytics(): void {
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
  | 'PREVIEW_SETTINGS';

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
