import { type Getter, getterOf, type Method, methodOf, wrapMethod } from './natives.ts';

/** Requests to the site that a program may make, after its libraries have been loaded. */
const MAX_REQUESTS = 500;

/** Attributes that make elements load a file. */
const ADDRESSES: readonly (readonly [string, string])[] = [
  ['HTMLImageElement', 'src'],
  ['HTMLImageElement', 'srcset'],
  ['HTMLSourceElement', 'srcset'],
  ['HTMLInputElement', 'src'],
  ['HTMLScriptElement', 'src'],
  ['HTMLLinkElement', 'href'],
  ['HTMLLinkElement', 'imageSrcset'],
  ['HTMLVideoElement', 'poster']
];

/**
 * Stops programs that flood the site with requests. Its policy allows images, style sheets and scripts of the site, with
 * any query. Finished requests are counted, however a program makes them; addresses that it sets are counted too,
 * because a request that the next one replaces is never finished.
 * @returns a function that starts counting
 */
export function limitRequests(onExceeded: () => void): () => void {
  let isCounting = false;
  let requests = 0;
  const count = (more: number): void => {
    if (isCounting && requests <= MAX_REQUESTS) {
      requests += more;
      if (requests > MAX_REQUESTS) {
        onExceeded();
      }
    }
  };
  const isOfSite = siteTest();
  const entriesOf = methodOf(PerformanceObserverEntryList.prototype, 'getEntries') as Method<PerformanceEntry[]>;
  const nameOf = getterOf(PerformanceEntry.prototype, 'name') as Getter<string>;
  const filter = methodOf(Array.prototype, 'filter') as Method<unknown[]>;
  new PerformanceObserver((list) =>
    count(filter(entriesOf(list), (entry: PerformanceEntry) => isOfSite(nameOf(entry))).length)
  ).observe({ type: 'resource' });
  countAddresses(isOfSite, () => count(1));
  return () => {
    isCounting = true;
  };
}

/** Counts different addresses: lists show the same picture many times. */
function countAddresses(isOfSite: (address: string) => boolean, count: () => void): void {
  const seen = new Set<string>();
  const add = seen.add.bind(seen);
  const has = seen.has.bind(seen);
  const note = (value: unknown): void => {
    const address = String(value).slice(0, 2000);
    if (!has(address) && isOfSite(address)) {
      add(address);
      count();
    }
  };
  const names = new Set(ADDRESSES.map(([, name]) => name.toLowerCase()));
  const hasName = names.has.bind(names);
  for (const [kind, name] of ADDRESSES) {
    const prototype = (globalThis as unknown as Record<string, { prototype: object } | undefined>)[kind]?.prototype;
    const native = prototype && Object.getOwnPropertyDescriptor(prototype, name);
    if (prototype && native?.set) {
      const set = methodOf(native, 'set');
      Object.defineProperty(prototype, name, {
        ...native,
        set(this: object, value: unknown) {
          note(value);
          set(this, value);
        }
      });
    }
  }
  const tagOf = getterOf(Element.prototype, 'localName') as Getter<string>;
  for (const [method, nameIndex] of [
    ['setAttribute', 0],
    ['setAttributeNS', 1]
  ] as const) {
    wrapMethod(Element.prototype, method, (call, self, args) => {
      if (hasName(String(args[nameIndex]).toLowerCase()) && tagOf(self) !== 'a') {
        note(args[nameIndex + 1]);
      }
      return call();
    });
  }
}

/** Returns a test for addresses of the site; the policy refuses those of other servers. */
function siteTest(): (address: string) => boolean {
  const Address = URL;
  const originOf = getterOf(URL.prototype, 'origin');
  const { origin, href } = location;
  return (address) => {
    try {
      return originOf(new Address(address, href)) === origin;
    } catch {
      return false;
    }
  };
}
