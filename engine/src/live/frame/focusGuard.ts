import { compute } from 'compute-scroll-into-view';

export interface FocusGuard {
  /** While the reader types in the page, nothing in the frame can have the focus. */
  setTyping(isTyping: boolean): void;
}

/**
 * Leaves focus and scroll position to the reader: a program moves the focus only while it is in the frame already, and
 * scrolls nothing but the frame. Browsers let any frame take the focus of the page, and scroll the page to itself; these
 * replacements are one half of what keeps it, `focusKeeper` in the page the other.
 * @param onPress called when the reader presses something in the frame
 */
export function guardFocus(onPress: () => void): FocusGuard {
  // Bound now: a program may put something else in the prototypes' place.
  const hasFocus = document.hasFocus.bind(document);
  for (const { prototype } of [HTMLElement, SVGElement, MathMLElement]) {
    keepForFocused(prototype, 'focus', hasFocus);
  }
  keepForFocused(HTMLDialogElement.prototype, 'showModal', hasFocus, (dialog) => dialog.setAttribute('open', ''));
  replace(globalThis, 'focus', () => undefined);
  replace(Element.prototype, 'scrollIntoView', scrollFrameOnly);
  replace(Element.prototype, 'scrollIntoViewIfNeeded', scrollFrameOnly);

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
function keepForFocused<Owner extends object>(
  prototype: Owner,
  name: keyof Owner & string,
  hasFocus: () => boolean,
  otherwise: (target: Owner) => unknown = () => undefined
): void {
  const native = prototype[name];
  if (typeof native === 'function') {
    replace(prototype, name, function guarded(this: Owner, ...args: unknown[]): unknown {
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

function replace(owner: object, name: string, value: unknown): void {
  if (name in owner) {
    Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  }
}
