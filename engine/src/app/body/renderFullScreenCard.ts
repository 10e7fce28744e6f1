import { FULLSCREEN_THUMBNAIL_PX } from '../../constants.ts';
import type { Example } from '../../model.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { FULL_SCREEN_ICON_HTML } from './staticParts.tsx';

/** Stands in place of the preview of an example that needs a whole window. */
export function renderFullScreenCard({ title, path }: Example, thumbnail: string | null): string {
  const titleText = escapeHtml(title);
  const { width, height } = FULLSCREEN_THUMBNAIL_PX;
  const picture =
    thumbnail === null
      ? `<span class="pb-full-screen-picture" aria-hidden="true">${FULL_SCREEN_ICON_HTML}</span>`
      : `<img class="pb-full-screen-picture" src="${escapeHtml(thumbnail)}" alt="${titleText} screenshot" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  return [
    `<a class="pb-full-screen" href="${path}" target="_blank">`,
    picture,
    '<span class="pb-full-screen-text"><strong>Open full screen example',
    `<span class="pf-v6-screen-reader"> ${titleText}</span></strong>`,
    '<span>This example needs a whole window. It opens in a new tab.</span></span>',
    '</a>'
  ].join('');
}
