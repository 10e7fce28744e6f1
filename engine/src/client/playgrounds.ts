import { anchorPart } from './anchor.ts';
import { announce } from './announce.ts';

/**
 * Lets readers change the properties of a page's playground; what that takes is fetched by the first change, or when
 * the address carries values.
 * @returns stops
 */
export function startPlaygrounds(main: HTMLElement): () => void {
  const section = main.querySelector<HTMLElement>('[data-playground]');
  if (!section) {
    return () => undefined;
  }
  const follow = (event: Pick<Event, 'type' | 'target'>): void =>
    void import('./lazy/playground/playground.ts').then(
      ({ followEvent }) => followEvent(section, event),
      () => announce('The playground could not be loaded. Check your connection, then try again.')
    );
  const followAddress = (): void => {
    if (location.hash !== anchorPart(location.hash)) {
      follow({ type: 'hashchange', target: null });
    }
  };
  section.addEventListener('input', follow);
  section.querySelector('[data-playground-reset]')?.addEventListener('click', follow);
  addEventListener('hashchange', followAddress);
  followAddress();
  return () => removeEventListener('hashchange', followAddress);
}
