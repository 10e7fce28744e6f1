// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { provideTabs, TWO_IMPLEMENTATIONS } from '../../../../test/support/siteTabs.ts';
import { ImplementationSwitch } from './ImplementationSwitch.tsx';

/** Renders the switch on a page with these tabs, the first of which is shown. */
function open(...sources: string[]) {
  const tabs = sources.map(
    (source, at) => `<a href="/knob/${source}" data-source="${source}"${at === 0 ? ' aria-current="page"' : ''}></a>`
  );
  document.body.innerHTML = `<nav class="pb-tabs">${tabs.join('')}</nav>`;
  render(<ImplementationSwitch slug="basic" title="Basic" />);
}

afterAll(provideTabs(TWO_IMPLEMENTATIONS));
afterEach(cleanup);

describe('the switch between implementations', () => {
  it('leads to the same example in the other one', () => {
    open('react', 'react-scenes', 'html');
    expect(screen.getByRole('group', { name: 'Implementation of Basic' }).textContent).toBe('ReactHTML');
    expect(screen.getByRole('link', { name: 'HTML' }).getAttribute('href')).toBe('/knob/html#basic');
    expect(screen.queryByRole('link', { name: 'React' })).toBeNull();
  });

  it('stays among demos', () => {
    open('html-scenes', 'react', 'react-scenes');
    expect(screen.getByRole('link', { name: 'React' }).getAttribute('href')).toBe('/knob/react-scenes#basic');
  });

  it('is absent where there is one implementation, or another tab', () => {
    open('react', 'accessibility');
    open('accessibility', 'react', 'html');
    expect(screen.queryByRole('group')).toBeNull();
  });
});
