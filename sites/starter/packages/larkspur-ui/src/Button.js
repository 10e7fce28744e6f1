import { createElement } from 'react';
import { classNames } from './classNames.js';

/** Starts an action. */
export function Button({ variant = 'primary', size = 'regular', isBusy = false, className, onClick, ...rest }) {
  return createElement('button', {
    type: 'button',
    ...rest,
    className: classNames('lark-button', `lark-button-${variant}`, size === 'small' && 'lark-button-small', className),
    // A busy button stays focusable, so that the focus is not lost while the reader waits.
    'aria-disabled': isBusy || undefined,
    'aria-busy': isBusy || undefined,
    onClick: isBusy ? preventDefault : onClick
  });
}

function preventDefault(event) {
  event.preventDefault();
}
