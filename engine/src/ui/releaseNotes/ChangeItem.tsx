import { TextWithCode } from '../TextWithCode.tsx';
import type { ChangeView } from './view.ts';

/** An entry of a change log; the texts by which it is filtered are what it shows. */
export function ChangeItem({ change: { scope, text, links, packages } }: { change: ChangeView }) {
  return (
    <li data-row="" data-values={packages.map((name) => `package:${name}`).join(' ')}>
      {scope !== null && <strong>{scope}: </strong>}
      <TextWithCode text={text} />
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
