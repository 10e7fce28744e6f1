import { createElement } from 'react';
import { classNames } from './classNames.js';

/** A short label that states a property of the thing beside it. */
export function Tag({ tone = 'neutral', onRemove, removeLabel = 'Remove', className, children, ...rest }) {
  return createElement(
    'span',
    { ...rest, className: classNames('lark-tag', `lark-tag-${tone}`, className) },
    createElement('span', { className: 'lark-tag-text' }, children),
    onRemove &&
      createElement(
        'button',
        { type: 'button', className: 'lark-tag-remove', 'aria-label': removeLabel, onClick: onRemove },
        createElement('span', { 'aria-hidden': true }, '×')
      )
  );
}
