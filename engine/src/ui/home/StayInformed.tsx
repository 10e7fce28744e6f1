import { ExternalLinkMark } from '../links/ExternalLinkMark.tsx';
import { isExternal } from '../links/isExternal.ts';
import type { NewsCard } from './homeContent.ts';

/** Where to hear of what changes: at least 30 % of the row each in very large windows (requirement 2.3.10). */
export function StayInformed({ cards }: { cards: NewsCard[] }) {
  return (
    <ul className="pb-news" role="list">
      {cards.map((card) => (
        <News key={card.link} card={card} />
      ))}
    </ul>
  );
}

function News({ card }: { card: NewsCard }) {
  const { title, link, hasExtLinkIcon = isExternal(link) } = card;
  return (
    <li className="pb-card">
      <h3 className="pb-card-title">
        <a href={link}>
          {title}
          {hasExtLinkIcon && <ExternalLinkMark />}
        </a>
      </h3>
      {card.layout === 'withSubtitle' && <p className="pb-card-text">{card.body}</p>}
    </li>
  );
}
