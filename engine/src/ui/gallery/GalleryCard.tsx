import { BadgeLabel } from '../BadgeLabel.tsx';
import { ThemedPicture } from '../picture/ThemedPicture.tsx';
import type { GalleryItem } from './galleryContent.ts';

/** One page of a gallery; the whole card leads there. */
export function GalleryCard({ item: { title, path, badge, text, picture } }: { item: GalleryItem }) {
  return (
    <li className="pb-card pb-gallery-card" data-row="">
      {picture && <ThemedPicture light={picture.light} dark={picture.dark} alt="" className="pb-gallery-picture" />}
      <div className="pb-card-title">
        <a href={path}>{title}</a>
        {badge && <BadgeLabel badge={badge} />}
      </div>
      {text !== '' && <p className="pb-card-text pb-gallery-text">{text}</p>}
    </li>
  );
}
