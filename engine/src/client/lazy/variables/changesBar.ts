import { announce } from '../../announce.ts';
import { changedCss, countChanged, watchChanged } from './changedVariables.ts';

/** Event at a row of the table that has its value put back. */
export const RESET = 'patternbook:reset-variable';

/** Puts what can be done with all changed values at the end of a section; it shows while there are any. */
export function addChangesBar(section: HTMLElement): void {
  if (section.querySelector('.pb-changes-bar')) {
    return;
  }
  const element = document.createElement('div');
  const text = document.createElement('span');
  const copy = createButton('Copy as CSS');
  const reset = createButton('Reset all');
  element.className = 'pb-changes-bar';
  element.setAttribute('role', 'group');
  element.ariaLabel = 'Changed CSS variables';
  element.hidden = true;
  element.append(text, copy, reset);
  section.append(element);

  watchChanged(() => {
    const count = countChanged();
    element.hidden = count === 0;
    text.textContent = `${count} ${count === 1 ? 'value' : 'values'} changed, in the examples of this page only.`;
    copy.dataset['copy'] = changedCss();
  });
  reset.addEventListener('click', () => {
    section.querySelectorAll('tr[data-changed]').forEach((row) => row.dispatchEvent(new Event(RESET)));
    announce('All CSS variables have their own values again.');
    focusHeading(section);
  });
}

/** The button that had the focus is gone. */
function focusHeading(section: HTMLElement): void {
  const heading = section.querySelector<HTMLElement>('h2');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

function createButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pf-v6-c-button pf-m-link pf-m-small';
  button.textContent = label;
  return button;
}
