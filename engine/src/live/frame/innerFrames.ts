import { type Getter, getterOf, type Method, methodOf, replaceMethod } from './natives.ts';

/** Entries that documents of frames may add to the history before the program is stopped; more are on their way then. */
const MAX_ENTRIES = 1;
const CHECK_INTERVAL_MS = 25;
const FRAMES = 'iframe, object, embed, frame';
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
  const findIn = (root: ParentNode, selector: string): NodeListOf<Element> =>
    (root === document ? findInDocument : findInShadow)(root, selector);
  const countOf = getterOf(NodeList.prototype, 'length') as Getter<number>;
  const removeAttribute = methodOf(Element.prototype, 'removeAttribute');
  let isRefused = false;
  let isWatched = false;
  const forEach = methodOf(Array.prototype, 'forEach');
  const remove = methodOf(Element.prototype, 'remove');
  const removeFrames = (root: ParentNode): void => {
    const frames = findIn(root, FRAMES);
    for (let index = countOf(frames) - 1; index >= 0; index -= 1) {
      remove(frames[index] as Element);
    }
  };
  const watch = entryWatch(() => {
    // Until the page has stopped the program, they would add more.
    forEach(roots, removeFrames);
    onExceeded();
  });
  const clear = (root: ParentNode): void => {
    if (!isWatched && countOf(findIn(root, FRAMES)) > 0) {
      isWatched = true;
      watch();
    }
    const frames = findIn(root, 'iframe[srcdoc]');
    const count = countOf(frames);
    for (let index = 0; index < count; index += 1) {
      removeAttribute(frames[index] as Element, 'srcdoc');
    }
    if (count > 0 && !isRefused) {
      isRefused = true;
      onRefused();
    }
  };
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
}

/**
 * Returns a function that watches the history from then on, while a program has frames: nothing tells that their
 * documents change.
 */
function entryWatch(onExceeded: () => void): () => void {
  const lengthOf = getterOf(History.prototype, 'length') as Getter<number>;
  const startTimer = setInterval.bind(globalThis);
  const endTimer = clearInterval.bind(globalThis);
  return () => {
    const before = lengthOf(history);
    const timer = startTimer(() => {
      if (lengthOf(history) - before > MAX_ENTRIES) {
        endTimer(timer);
        onExceeded();
      }
    }, CHECK_INTERVAL_MS);
  };
}
