/** Ways to other servers that no policy of a document forbids. */
const UNGOVERNED = ['RTCPeerConnection', 'webkitRTCPeerConnection'];

/** What leads the page away where the browser counts its history and that of the frame as one, as WebKit does. */
const STEPS_IN_HISTORY = ['back', 'forward', 'go'] as const;

/**
 * Takes away what the frame's sandbox and policy leave open. Documents within the frame are of other origins again, so
 * that an example can't fetch itself new copies there.
 */
export function closeWaysOut(): void {
  for (const name of UNGOVERNED) {
    Reflect.deleteProperty(globalThis, name);
  }
  for (const name of STEPS_IN_HISTORY) {
    Object.defineProperty(History.prototype, name, { value: () => undefined });
  }
}
