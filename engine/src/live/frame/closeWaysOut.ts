/** Ways to other servers that no policy of a document forbids. */
const UNGOVERNED = ['RTCPeerConnection', 'webkitRTCPeerConnection'];

/** Calls of the history that lead the page elsewhere where the browser has one history for page and frame. */
const STEPS_IN_HISTORY = ['back', 'forward', 'go'] as const;

/** What a sandbox ignores; browsers complain in their console each time. */
const IGNORED = ['alert', 'confirm', 'prompt', 'print', 'open'] as const;

/** Calls that replace the document, and with it the listeners of the frame's own script. */
const REPLACING_DOCUMENT = ['open', 'write', 'writeln'] as const;

/**
 * Takes away what the frame's sandbox and policy leave open. Programs can't fetch themselves new copies of what is
 * taken: documents within the frame have other origins, and scripts of their own making don't run (`policy.ts`).
 */
export function closeWaysOut(): void {
  for (const name of UNGOVERNED) {
    Reflect.deleteProperty(globalThis, name);
  }
  // `navigation.navigate` would add steps to the history.
  Reflect.deleteProperty(globalThis, 'navigation');
  for (const name of STEPS_IN_HISTORY) {
    replaceMethod(History.prototype, name, () => undefined);
  }
  for (const name of IGNORED) {
    replaceMethod(globalThis, name, (...args: unknown[]) => {
      console.warn(`${name}() does nothing in previews.`, ...args);
      return null;
    });
  }
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the history below
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
