import type { NotFoundContent } from '../../core/config/pageContent.ts';
import { MarkedLink } from '../links/MarkedLink.tsx';
import { NamedIcon } from '../NamedIcon.tsx';

/** Places that most readers look for: four a row in very large windows, two in medium ones (requirement 2.4.2). */
export function NotFoundCards({ content: { cards } }: { content: NotFoundContent }) {
  return (
    <ul className="pb-lost-cards" role="list">
      {cards.map(({ icon, title, body, link }) => (
        <li key={link.href} className="pb-card pb-lost-card">
          <span className="pb-lost-icon">
            <NamedIcon name={icon} />
          </span>
          <h2 className="pb-lost-title">{title}</h2>
          <p className="pb-card-text">{body}</p>
          <p className="pb-card-title pb-lost-link">
            <MarkedLink link={link} />
          </p>
        </li>
      ))}
    </ul>
  );
}
