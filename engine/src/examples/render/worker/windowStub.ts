const ignore = (): void => undefined;
const nothing = (): null => null;

function storage(): object {
  return { length: 0, getItem: nothing, setItem: ignore, removeItem: ignore, clear: ignore, key: nothing };
}

/**
 * Returns globals by which code may tell that it runs in a browser. They stand in for a window in the second render, which
 * is only compared with the first. There is no document: what libraries measure in it would differ by the stub alone.
 */
export function windowGlobals({ width, height }: { width: number; height: number }): Record<string, unknown> {
  const own = {
    location: new URL('http://127.0.0.1/'),
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
    get: (target, name): unknown => Reflect.get(name in target ? target : globalThis, name)
  });
  return { ...own, window, self: window };
}
