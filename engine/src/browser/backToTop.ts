import { focusHeading } from './focusHeading.ts';
import { isMotionAllowed } from './motion.ts';

/** How far a reader has come before the way back is worth a button. */
const FAR_PX = 400;

/** Shows the link to the page's top once it is far, and brings focus and window there. */
export function startBackToTop(main: HTMLElement): void {
  const link = document.querySelector<HTMLElement>('.pb-back-to-top');
  if (!link) {
    return;
  }
  const fitPosition = (): void => {
    link.toggleAttribute('data-far', scrollY > FAR_PX);
  };
  fitPosition();
  addEventListener('scroll', fitPosition, { passive: true });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    focusHeading(main, '');
    scrollTo({ top: 0, behavior: isMotionAllowed() ? 'smooth' : 'instant' });
  });
}
