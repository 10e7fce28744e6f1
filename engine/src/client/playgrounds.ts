import { anchorOf, anchorPart } from './anchor.ts';
import { announce } from './announce.ts';

const FAILED = 'The playground could not be loaded. Check your connection, then try again.';

/**
 * Lets readers change the properties of a page's playground; what that takes is fetched by the first change, or when
 * the address carries values.
 * @returns stops
 */
export function startPlaygrounds(main: HTMLElement): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const withPlayground = async (
    use: (playground: typeof import('./lazy/playground/playground.ts')) => void
  ): Promise<void> => {
    const playground = await import('./lazy/playground/playground.ts').catch(() => null);
    if (playground && !signal.aborted) {
      use(playground);
    } else if (!playground) {
      announce(FAILED);
    }
  };
  const onEvent = ({ target, type }: Event): void => {
    const part = target instanceof Element ? target : null;
    const section = part?.closest<HTMLElement>('[data-playground]');
    if (section && type === 'click' && part?.closest('[data-playground-reset]')) {
      void withPlayground(({ resetControls }) => resetControls(section));
    } else if (section && type === 'input' && part?.closest('[data-playground-controls]')) {
      void withPlayground(({ followControls }) => followControls(section));
    }
  };
  const followAddress = (): void => {
    const { hash } = location;
    const section = hash === anchorPart(hash) ? null : anchorOf(hash)?.closest<HTMLElement>('[data-playground]');
    if (section) {
      void withPlayground(({ followFragment }) => followFragment(section, hash));
    }
  };
  if (main.querySelector('[data-playground]')) {
    main.addEventListener('input', onEvent, { signal });
    main.addEventListener('click', onEvent, { signal });
    addEventListener('hashchange', followAddress, { signal });
    followAddress();
  }
  return () => lifetime.abort();
}
