import { compute } from 'compute-scroll-into-view';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { actWithoutFocus, type FocusPermission, focusPermission, inertSetter } from './focusGuard.ts';
import { replaceMethod } from './natives.ts';

/** APIs that connect to other servers and are not covered by any Content-Security-Policy directive. */
const OUTSIDE_CSP = ['RTCPeerConnection', 'webkitRTCPeerConnection'];

/** Constructors of workers, which the policy refuses. */
const WORKERS = ['Worker', 'SharedWorker'] as const;

/** History methods that would navigate the page, in browsers with a joint session history for page and frame. */
const HISTORY_TRAVERSALS = ['back', 'forward', 'go'] as const;

/** Methods that a sandbox blocks; browsers log a warning for each call. */
const BLOCKED_DIALOGS = ['alert', 'confirm', 'prompt', 'print', 'open'] as const;

/** Methods that replace the document and thereby remove the listeners of the frame's script. */
const REPLACING_DOCUMENT = ['open', 'write', 'writeln'] as const;

/**
 * Disables the APIs that the frame's sandbox and policy leave available. Programs can't obtain fresh copies of them:
 * nested documents have other origins, and dynamically created scripts don't run (`policy.ts`).
 */
export function disableEscapes(): void {
  for (const name of OUTSIDE_CSP) {
    Reflect.deleteProperty(globalThis, name);
  }
  for (const name of WORKERS) {
    refuseConstruction(name);
  }
  // `navigation.navigate` would add history entries.
  Reflect.deleteProperty(globalThis, 'navigation');
  for (const name of HISTORY_TRAVERSALS) {
    replaceMethod(History.prototype, name, () => undefined);
  }
  for (const name of BLOCKED_DIALOGS) {
    replaceMethod(globalThis, name, (...args: unknown[]) => {
      console.warn(fillText(texts.run.ignoredCall, { name }), ...args);
      return null;
    });
  }
  for (const name of REPLACING_DOCUMENT) {
    replaceMethod(Document.prototype, name, () => {
      throw new DOMException(fillText(texts.run.unavailable, { name: `document.${name}` }), 'NotSupportedError');
    });
  }
}

/**
 * Makes a constructor throw at once. Chromium constructs a worker that the policy refuses, and reports the refusal as
 * an error event: too late for libraries that catch it and do without workers, as code editors do.
 */
function refuseConstruction(name: (typeof WORKERS)[number]): void {
  if (name in globalThis) {
    const refusing = new Proxy(globalThis[name], {
      construct() {
        throw new DOMException(fillText(texts.run.unavailable, { name }), 'SecurityError');
      }
    });
    replaceMethod(globalThis, name, refusing);
  }
}

interface AutofocusBlocker {
  /** While the reader types in the page, makes the frame inert, so that nothing in it can receive the focus. */
  setTyping(isTyping: boolean): void;
}

/**
 * Prevents programs from stealing the focus and from scrolling the page: they can move the focus only while it is in
 * the frame, and scroll only the frame. Browsers let any frame take the page's focus and scroll the page to itself. The
 * other half of the protection is `focusKeeper` in the page.
 * @param onPress called when the reader presses something in the frame
 */
export function blockAutofocus(onPress: () => void): AutofocusBlocker {
  const mayFocus = focusPermission();
  for (const { prototype } of [HTMLElement, SVGElement, MathMLElement]) {
    replaceWithoutPermission(prototype, 'focus', mayFocus);
  }
  replaceWithoutPermission(HTMLDialogElement.prototype, 'showModal', mayFocus, (dialog) =>
    dialog.setAttribute('open', '')
  );
  replaceExisting(globalThis, 'focus', () => undefined);
  replaceExisting(Element.prototype, 'scrollIntoView', scrollFrameOnly);
  replaceExisting(Element.prototype, 'scrollIntoViewIfNeeded', scrollFrameOnly);
  const setInert = inertSetter();
  actWithoutFocus(mayFocus, setInert);

  const setTyping = (isTyping: boolean): void => {
    mayFocus.isTyping = isTyping;
    setInert(isTyping);
  };
  addEventListener(
    'pointerdown',
    ({ isTrusted }) => {
      if (isTrusted) {
        setTyping(false);
        onPress();
      }
    },
    { capture: true, passive: true }
  );
  return { setTyping };
}

/** @param otherwise replaces the method while the frame may not take the focus */
function replaceWithoutPermission<Owner extends object>(
  prototype: Owner,
  name: keyof Owner & string,
  mayFocus: FocusPermission,
  otherwise: (target: Owner) => unknown = () => undefined
): void {
  const native = prototype[name];
  if (typeof native === 'function') {
    replaceExisting(prototype, name, function guarded(this: Owner, ...args: unknown[]): unknown {
      return mayFocus() ? (Reflect.apply(native, this, args) as unknown) : otherwise(this);
    });
  }
}

/** `scrollIntoView` that doesn't scroll the page around the frame. */
function scrollFrameOnly(this: Element, options?: boolean | ScrollIntoViewOptions): void {
  const { block, inline, behavior } =
    typeof options === 'object' ? options : ({ block: options === false ? 'end' : 'start' } as ScrollIntoViewOptions);
  for (const { el, top, left } of compute(this, { block: block ?? 'start', inline: inline ?? 'nearest' })) {
    el.scrollTo({ top, left, ...(behavior && { behavior }) });
  }
}

function replaceExisting(owner: object, name: string, value: unknown): void {
  if (name in owner) {
    replaceMethod(owner, name, value);
  }
}

/** Prevents links in an example from navigating the frame; links to fragments scroll within it. */
export function interceptLinks(): void {
  // Runs after the example's listeners, since client-side routers ignore events whose default is prevented.
  document.addEventListener('click', interceptClick);
}

function interceptClick(event: MouseEvent): void {
  const { target } = event;
  const href = target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : undefined;
  if (href !== undefined && href !== null) {
    event.preventDefault();
    if (href.startsWith('#') && href !== '#') {
      document.getElementById(decodeFragment(href.slice(1)))?.scrollIntoView();
    }
  }
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** In-memory storage, for examples that use it: documents with an opaque origin have none. */
class MemoryStorage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: unknown): string | null {
    return this.#items.get(String(key)) ?? null;
  }

  setItem(key: unknown, value: unknown): void {
    this.#items.set(String(key), String(value));
  }

  removeItem(key: unknown): void {
    this.#items.delete(String(key));
  }

  clear(): void {
    this.#items.clear();
  }
}

/** Replaces the browser's storage by in-memory storage. */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { value: new MemoryStorage() });
  }
}
