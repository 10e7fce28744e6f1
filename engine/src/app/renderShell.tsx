import { renderToStaticMarkup } from 'react-dom/server';

import { NewWindowSymbol } from '../ui/example/NewWindowSymbol.tsx';
import { FeedbackButton } from '../ui/feedback/FeedbackButton.tsx';
import { CookieBanner } from './overlays/CookieBanner.tsx';
import { BackToTop } from './shell/BackToTop.tsx';
import { ShellMasthead } from './shell/ShellMasthead.tsx';
import { SkipLink } from './shell/SkipLink.tsx';
import { Tooltip } from './shell/Tooltip.tsx';
import type { ShellSite } from './view.ts';

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
