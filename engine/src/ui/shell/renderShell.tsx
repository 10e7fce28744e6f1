import { renderToStaticMarkup } from 'react-dom/server';

import { NewWindowSymbol } from '../example/NewWindowSymbol.tsx';
import { FeedbackButton } from '../feedback/FeedbackButton.tsx';
import { CookieBanner } from '../cookieBanner/CookieBanner.tsx';
import { BackToTop } from './BackToTop.tsx';
import { ShellMasthead } from './ShellMasthead.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Tooltip } from './Tooltip.tsx';
import type { ShellSite } from '../view.ts';

/** What stands around navigation and content, the same in every document of a site. */
export interface Shell {
  /** HTML before navigation and content. */
  start: string;
  /** HTML after them. */
  end: string;
}

const shells = new WeakMap<ShellSite, Shell>();

/** Renders what all documents of a site share, once. */
export function renderShell(site: ShellSite): Shell {
  const shell = shells.get(site) ?? { start: renderStart(site), end: renderEnd(site) };
  shells.set(site, shell);
  return shell;
}

function renderStart(site: ShellSite): string {
  return renderToStaticMarkup(
    <>
      <SkipLink />
      {site.cookies && <CookieBanner cookies={site.cookies} />}
      <ShellMasthead site={site} />
    </>
  );
}

function renderEnd({ feedback }: ShellSite): string {
  return renderToStaticMarkup(
    <>
      <BackToTop />
      <Tooltip />
      {feedback && <FeedbackButton feedback={feedback} />}
      <NewWindowSymbol />
    </>
  );
}
