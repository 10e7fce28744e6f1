import { compute } from 'compute-scroll-into-view';

/** APIs that connect to other servers and are not covered by any Content-Security-Policy directive. */
const OUTSIDE_CSP = ['RTCPeerConnection', 'webkitRTCPeerConnection'];

/** Calls of the history that lead the page elsewhere where the browser has one history for page and frame. */
const HISTORY_TRAVERSALS = ['back', 'forward', 'go'] as const;

/** Calls without an effect in a sandbox; browsers warn about each in their console. */
const BLOCKED_DIALOGS = ['alert', 'confirm', 'prompt', 'print', 'open'] as const;

/** Calls that replace the document, and with it the listeners of the frame's own script. */
const REPLACING_DOCUMENT = ['open', 'write', 'writeln'] as const;

/**
 * Takes away what the frame's sandbox and policy leave open. Programs can't fetch themselves new copies of what is
 * taken: documents within the frame have other origins, and scripts of their own making don't run (`policy.ts`).
 */
export function disableEscapes(): void {
  for (const name of OUTSIDE_CSP) {
    Reflect.deleteProperty(globalThis, name);
  }
  // `navigation.navigate` would add steps to the history.
  Reflect.deleteProperty(globalThis, 'navigation');
  for (const name of HISTORY_TRAVERSALS) {
    replaceMethod(History.prototype, name, () => undefined);
  }
  for (const name of BLOCKED_DIALOGS) {
    replaceMethod(globalThis, name, (...args: unknown[]) => {
      console.warn(`${name}() does nothing in previews.`, ...args);
      return null;
    });
  }
  // oxlint-disable-next-line typescript/unbound-method -- called on the history below
  const { replaceState } = History.prototype;
  // Programs with a router go on; the reader's way back stays as short as it was.
  replaceMethod(History.prototype, 'pushState', (...args: Parameters<History['pushState']>) =>
    replaceState.apply(history, args)
  );
  for (const name of REPLACING_DOCUMENT) {
    replaceMethod(Document.prototype, name, () => {
      throw new DOMException(`document.${name} is not available in previews.`, 'NotSupportedError');
    });
  }
}

function replaceMethod(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

interface AutofocusBlocker {
  /** While the reader types in the page, nothing in the frame can have the focus. */
  setTyping(isTyping: boolean): void;
}

/**
 * Leaves focus and scroll position to the reader: a program moves the focus only while it is in the frame already, and
 * scrolls nothing but the frame. Browsers let any frame take the focus of the page, and scroll the page to itself; these
 * replacements are one half of what keeps it, `focusKeeper` in the page the other.
 * @param onPress called when the reader presses something in the frame
 */
export function blockAutofocus(onPress: () => void): AutofocusBlocker {
  // Bound now: a program may put something else in the prototypes' place.
  const hasFocus = document.hasFocus.bind(document);
  for (const { prototype } of [HTMLElement, SVGElement, MathMLElement]) {
    replaceWhileUnfocused(prototype, 'focus', hasFocus);
  }
  replaceWhileUnfocused(HTMLDialogElement.prototype, 'showModal', hasFocus, (dialog) =>
    dialog.setAttribute('open', '')
  );
  replaceExisting(globalThis, 'focus', () => undefined);
  replaceExisting(Element.prototype, 'scrollIntoView', scrollFrameOnly);
  replaceExisting(Element.prototype, 'scrollIntoViewIfNeeded', scrollFrameOnly);

  const setTyping = (isTyping: boolean): void => {
    document.documentElement.inert = isTyping;
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

/** @param otherwise takes the method's place while the focus is in the page */
function replaceWhileUnfocused<Owner extends object>(
  prototype: Owner,
  name: keyof Owner & string,
  hasFocus: () => boolean,
  otherwise: (target: Owner) => unknown = () => undefined
): void {
  const native = prototype[name];
  if (typeof native === 'function') {
    replaceExisting(prototype, name, function guarded(this: Owner, ...args: unknown[]): unknown {
      return hasFocus() ? (Reflect.apply(native, this, args) as unknown) : otherwise(this);
    });
  }
}

/** `scrollIntoView`, but for the page around the frame. */
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

/** Keeps links of an example from leading the frame away; those to a place in the example lead there. */
export function interceptLinks(): void {
  // After the listeners of the example: routers leave events alone whose default is prevented already.
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

/** Storage that lasts as long as the frame. An opaque origin has none, and examples that remember something need it. */
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

/** Puts storage of the frame's own where the browser's would be. */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { value: new MemoryStorage() });
  }
}
