import { renderToStaticMarkup } from 'react-dom/server';

import { SiteFooter } from './SiteFooter.tsx';
import type { ShellSite } from '../view.ts';

const footers = new WeakMap<ShellSite, string>();

/** HTML of the site's footer, which is the same in every document; empty where the site has none. */
export function renderFooter(site: ShellSite): string {
  const { footer, product, year } = site;
  const html =
    footers.get(site) ??
    (footer === null
      ? ''
      : renderToStaticMarkup(<SiteFooter content={footer} productName={product.name} year={year} />));
  footers.set(site, html);
  return html;
}
