import { createElement, useId } from 'react';
import { classNames } from './classNames.js';

/** Shows how much of a known amount is used. */
export function Meter({ label, value, min = 0, max = 100, valueText, tone = 'neutral', className, ...rest }) {
  const labelId = useId();
  const used = Math.min(Math.max(value, min), max);
  const percent = max > min ? Math.round(((used - min) / (max - min)) * 100) : 0;
  const text = valueText ?? `${percent}%`;

  return createElement(
    'div',
    { ...rest, className: classNames('lark-meter', `lark-meter-${tone}`, className) },
    createElement('span', { className: 'lark-meter-label', id: labelId }, label),
    createElement('span', { className: 'lark-meter-value', 'aria-hidden': true }, text),
    createElement(
      'div',
      {
        className: 'lark-meter-track',
        role: 'meter',
        'aria-labelledby': labelId,
        'aria-valuenow': used,
        'aria-valuemin': min,
        'aria-valuemax': max,
        'aria-valuetext': text
      },
      createElement('div', { className: 'lark-meter-bar', style: { inlineSize: `${percent}%` } })
    )
  );
}
