import type { ChangeView } from './view.ts';

/** An entry of a change log; the texts by which it is filtered are what it shows. */
export function ChangeItem({ change: { scope, text, links, packages } }: { change: ChangeView }) {
  return (
    <li data-packages={packages.join(' ')}>
      {scope !== null && <strong>{scope}: </strong>}
      <ChangeText text={text} />
      <span className="pb-change-source">
        {links.map((link) => (
          <a key={link.href} href={link.href}>
            {link.text}
          </a>
        ))}
        <span>{packages.join(', ')}</span>
      </span>
    </li>
  );
}

/** Every other part between backticks is code. */
function ChangeText({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 && part !== '' ? <code key={`${index} ${part}`}>{part}</code> : part));
}
