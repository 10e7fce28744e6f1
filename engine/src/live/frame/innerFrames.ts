import { type Getter, getterOf, type Method, methodOf, replaceMethod } from './natives.ts';

/** Documents that a frame loads without an entry in the history: the empty one, and its first. */
const FIRST_LOADS = 2;
/** More documents in all frames of a program after which it is stopped: each adds an entry. */
const MAX_MORE_LOADS = 2;
/** Methods that create shadow trees from HTML, which nothing can observe if they are closed. */
const SHADOWS_FROM_HTML = ['setHTMLUnsafe', 'setHTML'];

/**
 * Keeps frames of a program empty. Their policy allows no address, but `srcdoc` loads any document, which could make
 * requests, take the focus, and add entries to the history unnoticed.
 * @param onRefused called for the first document
 * @param onExceeded called if frames load documents again and again
 */
export function emptyInnerFrames(onRefused: () => void, onExceeded: () => void): void {
  const roots: ParentNode[] = [];
  const push = methodOf(Array.prototype, 'push');
  const findInDocument = methodOf(Document.prototype, 'querySelectorAll') as Method<NodeListOf<Element>>;
  const findInShadow = methodOf(DocumentFragment.prototype, 'querySelectorAll') as Method<NodeListOf<Element>>;
  const countOf = getterOf(NodeList.prototype, 'length') as Getter<number>;
  const removeAttribute = methodOf(Element.prototype, 'removeAttribute');
  let isRefused = false;
  const clear = (root: ParentNode): void => {
    const frames = (root === document ? findInDocument : findInShadow)(root, 'iframe[srcdoc]');
    const count = countOf(frames);
    for (let index = 0; index < count; index += 1) {
      removeAttribute(frames[index] as Element, 'srcdoc');
    }
    if (count > 0 && !isRefused) {
      isRefused = true;
      onRefused();
    }
  };
  const forEach = methodOf(Array.prototype, 'forEach');
  const observer = new MutationObserver(() => forEach(roots, clear));
  const observe = (root: ParentNode): void => {
    push(roots, root);
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['srcdoc'] });
  };
  observe(document);
  const attachShadow = methodOf(Element.prototype, 'attachShadow') as Method<ShadowRoot>;
  replaceMethod(Element.prototype, 'attachShadow', function attach(this: Element, options: ShadowRootInit): ShadowRoot {
    // Copies of clonable trees would come without this call.
    const root = attachShadow(this, { ...options, clonable: false });
    observe(root);
    return root;
  });
  for (const name of SHADOWS_FROM_HTML) {
    Reflect.deleteProperty(Element.prototype, name);
    Reflect.deleteProperty(ShadowRoot.prototype, name);
  }
  countLoads(onExceeded);
}

function countLoads(onExceeded: () => void): void {
  const targetOf = getterOf(Event.prototype, 'target') as Getter<EventTarget | null>;
  const loadsOf = new WeakMap<EventTarget, number>();
  const get = loadsOf.get.bind(loadsOf);
  const set = loadsOf.set.bind(loadsOf);
  let more = 0;
  // The event doesn't reach the window.
  document.addEventListener(
    'load',
    (event) => {
      const target = targetOf(event);
      if (target instanceof HTMLIFrameElement || target instanceof HTMLObjectElement) {
        const loads = (get(target) ?? 0) + 1;
        set(target, loads);
        more += loads > FIRST_LOADS ? 1 : 0;
        if (more === MAX_MORE_LOADS) {
          onExceeded();
        }
      }
    },
    { capture: true }
  );
}
