import { Skeleton } from '@patternfly/react-core';
import { CheckCircleIcon } from '@patternfly/react-icons/dist/js/icons/check-circle-icon.js';
import { TimesCircleIcon } from '@patternfly/react-icons/dist/js/icons/times-circle-icon.js';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Advice, Badge } from '../../model.ts';
import { BadgeLabel } from '../../ui/BadgeLabel.tsx';
import { NEW_WINDOW_SYMBOL } from '../examples/NewWindowSymbol.tsx';

/** Markup of the library's components that examples repeat: rendered once, not once an example. */

export const BADGE_HTML: Record<Badge, string> = {
  beta: renderToStaticMarkup(<BadgeLabel badge="beta" />),
  deprecated: renderToStaticMarkup(<BadgeLabel badge="deprecated" />),
  demo: renderToStaticMarkup(<BadgeLabel badge="demo" />)
};

/** What says that a figure shows what to do, or what not to do: by word, shape and color. */
export const ADVICE_HTML: Record<NonNullable<Advice>, string> = {
  do: renderToStaticMarkup(
    <strong className="pb-figure-advice">
      <CheckCircleIcon set="rh-ui" /> Do
    </strong>
  ),
  dont: renderToStaticMarkup(
    <strong className="pb-figure-advice">
      <TimesCircleIcon set="rh-ui" /> Don’t
    </strong>
  )
};

/** The icon of what opens in a new window; its shape is part of the shell (`ExampleTemplates.tsx`). */
export const NEW_WINDOW_USE_HTML = `<span class="pf-v6-c-button__icon"><svg class="pf-v6-svg" width="1em" height="1em" fill="currentColor" aria-hidden="true"><use href="#${NEW_WINDOW_SYMBOL}"/></svg></span>`;

/** Reserves the space of a preview that only the browser can render. */
export const LOADING_HTML =
  `<div class="pb-preview-loading" aria-hidden="true">${renderToStaticMarkup(<Skeleton height="100%" />)}</div>` +
  '<span class="pf-v6-screen-reader">Loading example</span>';
