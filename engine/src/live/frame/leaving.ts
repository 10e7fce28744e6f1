import { methodOf } from './natives.ts';

/** Events of a document that is left; others come with them. */
const LEAVING = ['beforeunload', 'pagehide', 'unload'];
const ALONG = ['visibilitychange', 'freeze'];

/**
 * Keeps programs from delaying that the reader leaves: they get no event of it. The browser waits for listeners of all
 * frames before it leaves a page or removes a frame.
 */
export function leaveAtOnce(): void {
  const stop = methodOf(Event.prototype, 'stopImmediatePropagation');
  let isLeaving = false;
  // The first listeners of the window, before those of the program.
  const listen = (type: string, listener: (event: Event) => void): void =>
    addEventListener(type, listener, { capture: true });
  for (const type of LEAVING) {
    listen(type, (event) => {
      isLeaving ||= type === 'pagehide';
      stop(event);
    });
  }
  for (const type of ALONG) {
    listen(type, (event) => isLeaving && stop(event));
  }
  // A page that is restored goes on.
  listen('pageshow', () => {
    isLeaving = false;
  });
}
