import type { LinkedText } from './view.ts';

/** A text, in which names lead to what explains them. With a script, definitions open in place. */
export function Linked({ text }: { text: LinkedText }) {
  return text.map((part, index) => {
    if (typeof part === 'string') {
      return part;
    }
    const { href, definition } = part;
    const opens =
      definition === null
        ? {}
        : ({ 'data-type': definition === href ? '' : definition, 'aria-haspopup': 'dialog' } as const);
    return (
      <a key={index} href={href} {...opens}>
        {part.text}
      </a>
    );
  });
}
