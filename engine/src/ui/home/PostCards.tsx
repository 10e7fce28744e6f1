import { ExternalLinkMark } from '../links/ExternalLinkMark.tsx';
import { isExternal } from '../links/isExternal.ts';
import type { PostCard } from './homeContent.ts';

/** Featured posts: two a row in medium windows, four in very large ones (requirement 2.3.7). */
export function PostCards({ cards }: { cards: PostCard[] }) {
  return (
    <ul className="pb-posts" role="list">
      {cards.map((card) => (
        <Post key={card.URL} card={card} />
      ))}
    </ul>
  );
}

function Post({ card: { title, author, length, URL, image } }: { card: PostCard }) {
  return (
    <li className="pb-card pb-post">
      <img className="pb-post-image" src={image.path} alt="" width={image.width} height={image.height} loading="lazy" />
      <div className="pb-post-words">
        <h3 className="pb-card-title">
          <a href={URL}>
            {title}
            {isExternal(URL) && <ExternalLinkMark />}
          </a>
        </h3>
        <p className="pb-card-text">
          <bdi>
            {author !== undefined && `${author} · `}
            {length} min read
          </bdi>
        </p>
      </div>
    </li>
  );
}
