import { ExternalLinkAltIcon } from '@patternfly/react-icons/dist/js/icons/external-link-alt-icon.js';
import { Skeleton } from '@patternfly/react-core';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Badge } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';

/** Markup of the library's components that examples repeat: rendered once, not once an example. */

export const BADGE_HTML: Record<Badge, string> = {
  beta: renderToStaticMarkup(<BadgeLabel badge="beta" />),
  deprecated: renderToStaticMarkup(<BadgeLabel badge="deprecated" />),
  demo: renderToStaticMarkup(<BadgeLabel badge="demo" />)
};

export const NEW_WINDOW_ICON_HTML = renderToStaticMarkup(<ExternalLinkAltIcon set="rh-ui" />);

/** Reserves the space of a preview that only the browser can render. */
export const LOADING_HTML =
  `<div class="pb-preview-loading" aria-hidden="true">${renderToStaticMarkup(<Skeleton height="100%" />)}</div>` +
  '<span class="pf-v6-screen-reader">Loading example</span>';
