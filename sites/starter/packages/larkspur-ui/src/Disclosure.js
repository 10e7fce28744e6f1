import { createElement, useId, useState } from 'react';
import { classNames } from './classNames.js';

/** A button that shows and hides the content below it. */
export function Disclosure({ summary, isOpen, defaultOpen = false, onToggle, className, children, ...rest }) {
  const panelId = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = isOpen ?? ownOpen;

  const toggle = () => {
    setOwnOpen(!open);
    onToggle?.(!open);
  };

  return createElement(
    'div',
    { ...rest, className: classNames('lark-disclosure', open && 'lark-disclosure-open', className) },
    createElement(
      'button',
      {
        type: 'button',
        className: 'lark-disclosure-summary',
        'aria-expanded': open,
        'aria-controls': panelId,
        onClick: toggle
      },
      createElement('span', { className: 'lark-disclosure-mark', 'aria-hidden': true }),
      summary
    ),
    createElement('div', { id: panelId, className: 'lark-disclosure-panel', hidden: !open }, children)
  );
}
