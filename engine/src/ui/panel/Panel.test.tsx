// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Panel } from './Panel.tsx';

const showPopover = vi.fn<() => void>();
const hidePopover = vi.fn<() => void>();

function open() {
  const opener = document.createElement('button');
  document.body.append(opener);
  render(
    <Panel label="Fruit" opener={opener}>
      <a href="#apple">Apple</a>
    </Panel>
  );
  const panel = screen.getByRole('dialog', { name: 'Fruit' });
  const toggle = (newState: 'open' | 'closed') => fireEvent(panel, Object.assign(new Event('toggle'), { newState }));
  return { opener, panel, toggle };
}

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  location.hash = '';
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

describe('a panel', () => {
  it('opens when it is rendered, and by its button from then on', () => {
    const { opener, panel } = open();
    expect(showPopover).toHaveBeenCalledExactlyOnceWith({ source: opener });
    expect(opener.getAttribute('popovertarget')).toBe(panel.id);
  });

  it('takes the focus, and says on its button whether it is open', () => {
    const { opener, toggle } = open();
    toggle('open');
    expect(document.activeElement?.textContent).toBe('Apple');
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    toggle('closed');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes when the focus leaves it, unless for its button', () => {
    const { opener, panel } = open();
    fireEvent.blur(panel, { relatedTarget: opener });
    fireEvent.blur(panel, { relatedTarget: screen.getByRole('link') });
    expect(hidePopover).not.toHaveBeenCalled();
    fireEvent.blur(panel, { relatedTarget: document.body });
    expect(hidePopover).toHaveBeenCalledOnce();
  });

  it('closes when a link in it is followed', () => {
    open();
    fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect(hidePopover).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link'));
    expect(hidePopover).toHaveBeenCalledOnce();
  });
});
