import { renderToStaticMarkup } from 'react-dom/server';

import { SectionGallery, type SectionGalleryProps } from './SectionGallery.tsx';

/** HTML of a gallery that Markdown places in its prose. */
export function renderGallery(props: SectionGalleryProps): string {
  return renderToStaticMarkup(<SectionGallery {...props} />);
}
