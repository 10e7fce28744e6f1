import { type Getter, getterOf, type Method, methodOf, wrapMethod } from './natives.ts';

/** Methods that move the focus as a side effect: of a label or button, a form, a dialog, or a popover. */
const FOCUSING: readonly (readonly [string, string])[] = [
  ['HTMLElement', 'click'],
  ['HTMLElement', 'showPopover'],
  ['HTMLElement', 'togglePopover'],
  ['HTMLDialogElement', 'show'],
  ['HTMLFormElement', 'reportValidity'],
  ['HTMLFormElement', 'requestSubmit'],
  ['HTMLInputElement', 'reportValidity'],
  ['HTMLInputElement', 'select'],
  ['HTMLTextAreaElement', 'reportValidity'],
  ['HTMLTextAreaElement', 'select'],
  ['HTMLSelectElement', 'reportValidity'],
  ['HTMLButtonElement', 'reportValidity'],
  ['EventTarget', 'dispatchEvent']
];

/** Tells if programs may move the focus: only within the frame, and not while the reader types in the page. */
export interface FocusPermission {
  (): boolean;
  isTyping: boolean;
}

export function focusPermission(): FocusPermission {
  // Bind early: programs can patch the prototypes.
  const hasFocus = document.hasFocus.bind(document);
  const permission: FocusPermission = Object.assign(() => hasFocus() && !permission.isTyping, { isTyping: false });
  return permission;
}

/**
 * Returns a function that makes everything in the document inert, so that nothing can receive the focus. Modal dialogs
 * need it themselves: they escape from the inertness of what they are in.
 */
export function inertSetter(): (isInert: boolean) => void {
  const findAll = methodOf(Document.prototype, 'querySelectorAll') as Method<NodeListOf<HTMLElement>>;
  const countOf = getterOf(NodeList.prototype, 'length') as Getter<number>;
  const toggleAttribute = methodOf(Element.prototype, 'toggleAttribute');
  const root = document.documentElement;
  const forEach = methodOf(Array.prototype, 'forEach');
  let made: HTMLElement[] = [];
  return (isInert) => {
    toggleAttribute(root, 'inert', isInert);
    if (isInert) {
      const dialogs = findAll(document, 'dialog:modal:not([inert])');
      const count = countOf(dialogs);
      for (let index = 0; index < count; index += 1) {
        const dialog = dialogs[index] as HTMLElement;
        toggleAttribute(dialog, 'inert', true);
        made[made.length] = dialog;
      }
    } else {
      forEach(made, (dialog: HTMLElement) => toggleAttribute(dialog, 'inert', false));
      made = [];
    }
  };
}

/** Keeps the focus where it is during calls that move it as a side effect, unless the program may move it. */
export function actWithoutFocus(mayFocus: FocusPermission, setInert: (isInert: boolean) => void): void {
  const typeOf = getterOf(Event.prototype, 'type');
  let depth = 0;
  for (const [kind, name] of FOCUSING) {
    const prototype = (globalThis as unknown as Record<string, { prototype: object } | undefined>)[kind]?.prototype;
    if (prototype && Object.hasOwn(prototype, name)) {
      wrapMethod(prototype, name, (call, _self, [event]) => {
        // Of all events, only a click moves the focus.
        if (mayFocus() || (event instanceof Event && typeOf(event) !== 'click')) {
          return call();
        }
        depth += 1;
        setInert(true);
        try {
          return call();
        } finally {
          depth -= 1;
          setInert(depth > 0 || mayFocus.isTyping);
        }
      });
    }
  }
  // A button can open a modal dialog, which would not be inert.
  const prevent = methodOf(Event.prototype, 'preventDefault');
  addEventListener(
    'command',
    (event) => {
      if (!mayFocus() && (event as Event & { command?: string }).command === 'show-modal') {
        prevent(event);
      }
    },
    { capture: true }
  );
}
