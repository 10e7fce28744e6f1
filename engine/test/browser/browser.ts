import { Window } from 'happy-dom';
import { onTestFinished, vi } from 'vitest';

const GLOBALS = [
  'document',
  'location',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'navigation',
  'navigator',
  'history',
  'scrollY',
  'innerHeight',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'addEventListener',
  'dispatchEvent',
  'ResizeObserver',
  'DOMParser',
  'Element',
  'HTMLElement',
  'HTMLAnchorElement',
  'HTMLInputElement',
  'HTMLDialogElement',
  'HTMLFormElement',
  'Node',
  'Event',
  'CustomEvent',
  'KeyboardEvent',
  'MouseEvent'
] as const;

export interface Browser {
  window: Window;
  document: Document;
  /** URLs fetched so far. */
  fetched: string[];
}

interface BrowserOptions {
  url?: string;
  /** Responses by URL: a string is HTML, anything else JSON. */
  files?: Record<string, unknown>;
  /** Matching media queries. */
  media?: string[];
}

/** Installs the globals of a window with this HTML until the test ends. */
export function openBrowser(
  html: string,
  { url = 'https://acme.example/', files = {}, media = [] }: BrowserOptions = {}
): Browser {
  // Style sheets count as loaded.
  const settings = { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true };
  const window = new Window({ url, settings });
  window.document.write(html);
  window.matchMedia = ((query: string) => ({
    matches: query.split(', ').some((part) => media.includes(part)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined
  })) as unknown as Window['matchMedia'];

  for (const name of GLOBALS) {
    const value: unknown = Reflect.get(window, name);
    vi.stubGlobal(name, typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(window) : value);
  }
  // The window has no idle callbacks. As its timers, they end with it.
  vi.stubGlobal('requestIdleCallback', (action: () => void) => window.setTimeout(action));
  vi.stubGlobal('window', window);

  const fetched: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    const content = files[address];
    const answer = typeof content === 'string' ? new Response(content) : Response.json(content ?? null);
    return Promise.resolve(content === undefined ? new Response('', { status: 404 }) : answer);
  });
  onTestFinished(async () => {
    // Cancels pending timers and animation frames, which would use the removed globals.
    await window.happyDOM.close();
    vi.unstubAllGlobals();
  });
  return { window, document: window.document as unknown as Document, fetched };
}

/** Flushes pending promises. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
}
