import { createElement, useId } from 'react';
import { classNames } from './classNames.js';

/**
 * A message about the page or a part of it.
 * @beta
 */
export function Notice({ title, tone = 'neutral', isLive = false, className, children, ...rest }) {
  const titleId = useId();
  return createElement(
    'div',
    {
      role: isLive ? 'status' : 'group',
      'aria-labelledby': titleId,
      ...rest,
      className: classNames('lark-notice', `lark-notice-${tone}`, className)
    },
    createElement('p', { className: 'lark-notice-title', id: titleId }, title),
    createElement('div', { className: 'lark-notice-text' }, children)
  );
}
