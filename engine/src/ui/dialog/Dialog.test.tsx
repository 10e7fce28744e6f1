// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Dialog } from './Dialog.tsx';

function open() {
  const onClose = vi.fn();
  const { unmount } = render(
    <Dialog title="Colors" onClose={onClose}>
      <p>Red</p>
    </Dialog>
  );
  return { onClose, unmount, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Colors' }) };
}

const isPageLocked = () => 'dialogOpen' in document.documentElement.dataset;

afterEach(cleanup);

describe('a dialog', () => {
  it('is open as long as it is rendered, and holds the page behind it', () => {
    const { dialog, unmount } = open();
    expect(dialog.open).toBe(true);
    expect(isPageLocked()).toBe(true);
    unmount();
    expect(isPageLocked()).toBe(false);
  });

  it('closes by its button', async () => {
    const { onClose } = open();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes by a press beside it, but not by one that begins in it', () => {
    const { dialog, onClose } = open();
    fireEvent.pointerDown(screen.getByText('Red'));
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
