/**
 * The side navigation of narrow windows: a panel over the page, opened by the masthead's button and closed by it, by
 * Escape, by a press beside it and by following a link (requirement 2.5.8). The style sheet decides where windows are
 * narrow; a closed panel there is invisible, so that the keyboard passes it by.
 */
export function startNavigationPanel(): void {
  const panel = document.querySelector<HTMLElement>('#navigation');
  const button = document.querySelector<HTMLElement>('.pb-masthead-toggle button');
  if (!panel || !button) {
    return;
  }
  const isOpen = (): boolean => button.getAttribute('aria-expanded') === 'true';
  const open = (): void => {
    panel.dataset['open'] = '';
    button.setAttribute('aria-expanded', 'true');
    // Not the field above the links, which would bring a phone's keyboard up.
    (panel.querySelector<HTMLElement>('[aria-current=page]') ?? panel.querySelector('a'))?.focus();
  };
  const close = (): void => {
    delete panel.dataset['open'];
    button.setAttribute('aria-expanded', 'false');
  };

  button.addEventListener('click', () => (isOpen() ? close() : open()));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen()) {
      close();
      button.focus();
    }
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (isOpen() && target instanceof Node && !panel.contains(target) && !button.contains(target)) {
      close();
    }
  });
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) {
      close();
    }
  });
}
