import { type CodeEditorControl, track } from './track.ts';

/** Tracks clicks in the page's shell and content by event delegation: one listener for all pages. */
export function trackClicks(): void {
  // Capture phase: other handlers have not changed the state of toggles yet.
  document.addEventListener('click', ({ target }) => target instanceof Element && trackClick(target), {
    capture: true
  });
}

function trackClick(target: Element): void {
  const source = sourceOf(target);
  if (target.closest('.pb-view-source') && source !== null) {
    track({ name: 'view_source_click', label: source.toUpperCase() });
  }

  const tab = target.closest<HTMLElement>('.pb-tabs a');
  if (tab?.dataset['source'] !== undefined) {
    track({ name: 'tab_click', label: tab.dataset['source'].toUpperCase() });
  }

  const jumpLink = target.closest<HTMLAnchorElement>('.pb-contents a');
  if (jumpLink) {
    track({ name: 'jump_link_click', label: decodeURIComponent(jumpLink.hash.slice(1)).toUpperCase() });
  }

  const control = target.closest<HTMLElement>('[data-control]');
  if (control) {
    trackControl(control);
  }

  const toggle = target.closest<HTMLElement>('[data-navigation-toggle]');
  if (toggle) {
    const isOpening = toggle.getAttribute('aria-expanded') !== 'true';
    track({ name: 'sidenav_section_click', label: toggle.dataset['navigationToggle'] ?? '', value: isOpening ? 1 : 0 });
  }
}

/** For the code toggle, the value is 1 when it opens and 0 when it closes. */
function trackControl(control: HTMLElement): void {
  const label = control.dataset['control'] as CodeEditorControl;
  track({
    name: 'code_editor_control_click',
    label,
    ...(label === 'TOGGLE_CODE' && { value: control.getAttribute('aria-expanded') === 'true' ? 0 : 1 })
  });
}

/** Returns the tag of the source that the page shows. */
function sourceOf(target: Element): string | null {
  return target.closest<HTMLElement>('[data-source]')?.dataset['source'] ?? null;
}
