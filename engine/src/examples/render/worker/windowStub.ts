const ignore = (): void => undefined;
const nothing = (): null => null;

/** Enough of an element for code that only asks, measures, or listens. */
function element(): object {
  return {
    style: {},
    dataset: {},
    classList: { add: ignore, remove: ignore, toggle: () => false, contains: () => false },
    children: [],
    childNodes: [],
    addEventListener: ignore,
    removeEventListener: ignore,
    appendChild: ignore,
    removeChild: ignore,
    append: ignore,
    remove: ignore,
    setAttribute: ignore,
    removeAttribute: ignore,
    getAttribute: nothing,
    hasAttribute: () => false,
    contains: () => false,
    matches: () => false,
    closest: nothing,
    querySelector: nothing,
    querySelectorAll: () => [],
    getBoundingClientRect: () => ({ x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0 })
  };
}

function storage(): object {
  return { length: 0, getItem: nothing, setItem: ignore, removeItem: ignore, clear: ignore, key: nothing };
}

/**
 * Returns globals by which code may tell that it runs in a browser. They stand in for a window in the second render, which
 * is only compared with the first.
 */
export function windowGlobals({ width, height }: { width: number; height: number }): Record<string, unknown> {
  const location = new URL('http://127.0.0.1/');
  const document = {
    ...element(),
    body: element(),
    head: element(),
    documentElement: element(),
    activeElement: null,
    cookie: '',
    readyState: 'complete',
    visibilityState: 'visible',
    hidden: false,
    location,
    createElement: element,
    createElementNS: element,
    createTextNode: element,
    createDocumentFragment: element,
    getElementById: nothing,
    getElementsByTagName: () => [],
    getElementsByClassName: () => []
  };
  const own = {
    document,
    location,
    innerWidth: width,
    innerHeight: height,
    devicePixelRatio: 1,
    localStorage: storage(),
    sessionStorage: storage(),
    history: { state: null, length: 1, pushState: ignore, replaceState: ignore },
    screen: { width, height },
    matchMedia: () => ({
      matches: false,
      addEventListener: ignore,
      removeEventListener: ignore,
      addListener: ignore,
      removeListener: ignore
    }),
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    requestAnimationFrame: () => 0,
    cancelAnimationFrame: ignore,
    addEventListener: ignore,
    removeEventListener: ignore
  };
  const window: object = new Proxy(own, {
    has: (target, name) => name in target || name in globalThis,
    get: (target, name): unknown =>
      name === 'window' || name === 'self'
        ? window
        : name in target
          ? Reflect.get(target, name)
          : Reflect.get(globalThis, name)
  });
  return { ...own, window, self: window };
}
