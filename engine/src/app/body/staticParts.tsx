import { Skeleton } from '@patternfly/react-core';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Badge } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';
import { NEW_WINDOW_SYMBOL } from '../examples/NewWindowSymbol.tsx';

/** Markup of the library's components that examples repeat: rendered once, not once an example. */

export const BADGE_HTML: Record<Badge, string> = {
  beta: renderToStaticMarkup(<BadgeLabel badge="beta" />),
  deprecated: renderToStaticMarkup(<BadgeLabel badge="deprecated" />),
  demo: renderToStaticMarkup(<BadgeLabel badge="demo" />)
};

/** The icon of what opens in a new window; its shape is part of the shell (`ExampleTemplates.tsx`). */
export const NEW_WINDOW_USE_HTML = `<span class="pf-v6-c-button__icon"><svg class="pf-v6-svg" width="1em" height="1em" fill="currentColor" aria-hidden="true"><use href="#${NEW_WINDOW_SYMBOL}"/></svg></span>`;

/** Reserves the space of a preview that only the browser can render. */
export const LOADING_HTML =
  `<div class="pb-preview-loading" aria-hidden="true">${renderToStaticMarkup(<Skeleton height="100%" />)}</div>` +
  '<span class="pf-v6-screen-reader">Loading example</span>';
