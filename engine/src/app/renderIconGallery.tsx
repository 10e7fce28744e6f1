import { renderToStaticMarkup } from 'react-dom/server';

import { IconGallery, type IconGalleryProps } from './icons/IconGallery.tsx';

/** HTML of the gallery of all icons. */
export function renderIconGallery(props: IconGalleryProps): string {
  return renderToStaticMarkup(<IconGallery {...props} />);
}
