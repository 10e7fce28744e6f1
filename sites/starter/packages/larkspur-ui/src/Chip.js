import { createElement } from 'react';
import { Tag } from './Tag.js';

/**
 * The former name of a removable tag.
 * @deprecated Use Tag.
 */
export function Chip({ text, onClose }) {
  return createElement(Tag, { onRemove: onClose, removeLabel: `Remove ${text}` }, text);
}
