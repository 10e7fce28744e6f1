import { isMotionAllowed } from './motion.ts';

/**
 * Makes a change of the page, faded where the browser can and the reader allows motion.
 * @returns resolves when the change is made; what fades goes on
 */
export async function withViewTransition(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || !isMotionAllowed() || document.visibilityState !== 'visible') {
    change();
    return;
  }
  const transition = document.startViewTransition(change);
  // A transition that is skipped, say by the next one, has made its change all the same.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}
