import type { AnalyticsSettings } from '../../core/config/analytics.ts';
import { type AnalyticsEvent, categoryOf } from './event.ts';
import { analyticsSettings } from './settings.ts';

type Tag = (...fields: unknown[]) => void;

/** Counts what the reader did, where the site counts anything. */
export function track(event: AnalyticsEvent): void {
  send('event', event.name, {
    event_category: categoryOf(event),
    event_label: event.label,
    ...('value' in event && { value: event.value })
  });
}

/** Counts a page: once for each document, and for each page that follows without one. */
export function trackPageView(): void {
  const settings = analyticsSettings();
  if (settings) {
    send('config', settings.id, { page_path: location.pathname, page_title: document.title });
  }
}

/** Loads the service's script, and makes calls wait for it; both only where the site counts anything. */
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
    // eslint-disable-next-line prefer-rest-params -- an array would not be the same to the service's script
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
