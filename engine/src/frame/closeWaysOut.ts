/** Ways to other servers that no policy of a document forbids. */
const UNGOVERNED = ['RTCPeerConnection', 'webkitRTCPeerConnection'];

/**
 * Takes away what the frame's sandbox and policy leave open. Documents within the frame are of other origins again, so
 * that an example can't fetch itself new copies there.
 */
export function closeWaysOut(): void {
  for (const name of UNGOVERNED) {
    Reflect.deleteProperty(globalThis, name);
  }
}
