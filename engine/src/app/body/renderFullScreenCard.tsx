import { ExpandIcon } from '@patternfly/react-icons/dist/js/icons/expand-icon.js';
import { ExternalLinkAltIcon } from '@patternfly/react-icons/dist/js/icons/external-link-alt-icon.js';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Example } from '../../model.ts';
import { ThemedPicture } from '../picture/ThemedPicture.tsx';
import type { ThemedPictures } from '../picture/picture.ts';

/**
 * Stands in place of the preview of an example that needs a whole window (spec §2.2): a picture and the link to it.
 * Without a picture, the browser shows the example's document in its place, small (`client/lazy/fullScreenFrame.ts`).
 */
export function renderFullScreenCard({ title, path }: Example, thumbnail: ThemedPictures | null): string {
  return renderToStaticMarkup(
    <div className="pb-full-screen">
      {thumbnail === null ? (
        <div className="pb-full-screen-picture" data-full-screen-frame={path} aria-hidden="true">
          <ExpandIcon set="rh-ui" />
        </div>
      ) : (
        <ThemedPicture className="pb-full-screen-picture" alt={`${title} screenshot`} {...thumbnail} />
      )}
      <div className="pb-full-screen-text">
        <a className="pb-full-screen-link" href={path} target="_blank" data-control="FULLSCREEN_LINK">
          Open fullscreen <span className="pf-v6-screen-reader">{title} </span>example{' '}
          <ExternalLinkAltIcon set="rh-ui" />
        </a>
        <span>It needs a whole window, and opens in a new tab.</span>
      </div>
    </div>
  );
}
