import { isPlainClick } from './plainClick.ts';

/**
 * What opens below the masthead. The browser opens the panels, closes them on Escape and on a press beside them, and
 * gives the focus back; here the focus goes in, and a panel closes when the reader moves on.
 */
export function startPanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]')) {
    startPanel(panel);
  }
}

function startPanel(panel: HTMLElement): void {
  const toggle = document.querySelector<HTMLElement>(`[data-panel-toggle][popovertarget="${panel.id}"]`);
  const setExpanded = (isExpanded: boolean): void => toggle?.setAttribute('aria-expanded', String(isExpanded));

  setExpanded(false);
  panel.addEventListener('toggle', ({ newState }) => {
    setExpanded(newState === 'open');
    if (newState === 'open') {
      (panel.querySelector<HTMLElement>('[autofocus], input:checked, a[href]') ?? panel).focus();
    }
  });
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    const isOutside = relatedTarget instanceof Node && !panel.contains(relatedTarget);
    if (isOutside && relatedTarget !== toggle) {
      panel.hidePopover();
    }
  });
  panel.addEventListener('click', (event) => {
    if (isPlainClick(event) && event.target instanceof Element && event.target.closest('a')) {
      panel.hidePopover();
    }
  });
}
