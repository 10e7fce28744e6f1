import { SkipToContent } from '@patternfly/react-core';
import { RhUiExternalLinkIconConfig } from '@patternfly/react-icons/dist/js/icons/rh-ui-external-link-icon.js';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import * as texts from '../../core/texts.ts';
import type { CookieSettings } from '../../core/config/services.ts';
import { ANNOUNCER_ID, MAIN_ID, NAVIGATION_ID, TOOLTIP_ID } from '../../core/interfaceIds.ts';
import { NEW_WINDOW_SYMBOL } from '../example/ExampleControls.tsx';
import { renderFooter } from '../footer/SiteFooter.tsx';
import { SectionView } from '../gallery/SectionGallery.tsx';
import { HomeView } from '../home/HomeView.tsx';
import { ExternalLinkMark } from '../links.tsx';
import { NotFoundView } from '../notFound/NotFoundView.tsx';
import { PageActions } from '../page/PageActions.tsx';
import { TabView } from '../page/TabView.tsx';
import { SearchView } from '../search/SearchView.tsx';
import type { Current, Head, MainView, ShellSite } from '../view.ts';
import { renderHtmlDocument } from './htmlDocument.tsx';
import { renderNavigation } from './renderNavigation.tsx';
import { ShellMasthead } from './ShellMasthead.tsx';

export interface DocumentInput {
  site: ShellSite;
  head: Head;
  current: Current;
  /** Version of the frame, see `PageData`. */
  frame: string;
  /** Inner HTML of `<main>`, from `renderMain`. */
  main: string;
  /** Address of the module with the tab's examples; null without any. */
  module: string | null;
}

/**
 * Renders a complete document: head, masthead, side navigation and the given main content. Shared parts are rendered
 * once and inserted as HTML.
 */
export function renderDocument({ site, head, current, frame, main, module }: DocumentInput): string {
  const mainElement = (
    <main
      id={MAIN_ID}
      className="pb-main"
      tabIndex={-1}
      data-path={current.path}
      data-section={current.section ?? undefined}
      data-module={module ?? undefined}
      dangerouslySetInnerHTML={{ __html: main }}
    />
  );
  const shell = renderShell(site);
  const content = (
    <div className="pb-frame">
      <div
        id={NAVIGATION_ID}
        className="pb-sidebar"
        dangerouslySetInnerHTML={{ __html: renderNavigation(site, current) }}
      />
      <div
        className="pb-content"
        dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(mainElement) + shell.afterMain + renderFooter(site) }}
      />
    </div>
  );
  const announcer = <div id={ANNOUNCER_ID} className="pf-v6-screen-reader" aria-live="polite" />;
  const html = shell.start + renderToStaticMarkup(content) + shell.end + renderToStaticMarkup(announcer);
  return renderHtmlDocument(head, <body className="pb-page" dangerouslySetInnerHTML={{ __html: html }} />, {
    'data-frame': frame,
    'data-sandboxes': sandboxNames(site)
  });
}

/** Returns the services for the controls of examples (`ui/example/sandbox/SandboxMenu.tsx`). */
function sandboxNames({ sandboxes: { codeSandbox, stackBlitz } }: ShellSite): string {
  return [...(codeSandbox ? ['CodeSandbox'] : []), ...(stackBlitz ? ['StackBlitz'] : [])].join(' ');
}

/** Renders the inner HTML of `<main>`. */
export function renderMain(view: MainView): string {
  return renderToStaticMarkup(mainElement(view));
}

function mainElement(view: MainView): ReactNode {
  switch (view.kind) {
    case 'tab': {
      const { kind: _, ...props } = view;
      return <TabView {...props} />;
    }
    case 'section':
      return <SectionView site={view.site} section={view.section} />;
    case 'home':
      return <HomeView site={view.site} exampleHtml={view.exampleHtml} />;
    case 'search':
      return <SearchView site={view.site} />;
    case 'notFound':
      return <NotFoundView site={view.site} />;
  }
}

/** The frame around navigation and content, the same in every document of a site. */
interface Shell {
  /** HTML before navigation and content. */
  start: string;
  /** HTML between the main content and the footer. */
  afterMain: string;
  /** HTML after navigation and content. */
  end: string;
}

const shells = new WeakMap<ShellSite, Shell>();

/** Renders the parts shared by all documents of a site, once. */
function renderShell(site: ShellSite): Shell {
  const shell = shells.get(site) ?? {
    start: renderStart(site),
    afterMain: renderToStaticMarkup(<PageActions feedback={site.feedback} />),
    end: renderEnd()
  };
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

function renderEnd(): string {
  return renderToStaticMarkup(
    <>
      <Tooltip />
      <NewWindowSymbol />
    </>
  );
}

/** First element in the tab order: skips masthead and navigation. */
function SkipLink() {
  return <SkipToContent href={`#${MAIN_ID}`}>{texts.shell.skip}</SkipToContent>;
}

/** Popover that `browser/tooltip.ts` fills and positions; hidden until then. */
function Tooltip() {
  return (
    <div id={TOOLTIP_ID} className="pf-v6-c-tooltip pb-tooltip" role="tooltip" popover="manual">
      <div className="pf-v6-c-tooltip__arrow" />
      <div className="pf-v6-c-tooltip__content" />
    </div>
  );
}

/**
 * Shape of the icon for links that open a new window, once per document: sixty copies would be a considerable part of a
 * long page. It is the last element of the shell; elements after it come from examples, or have a class of the interface
 * (`live/preview/previewEnvironment.ts`).
 */
function NewWindowSymbol() {
  const { width, height, svgPathData } = RhUiExternalLinkIconConfig.icon;
  return (
    <div className="pb-symbols" hidden>
      <svg>
        <symbol id={NEW_WINDOW_SYMBOL} viewBox={`0 0 ${width} ${height}`}>
          <path d={svgPathData} />
        </symbol>
      </svg>
    </div>
  );
}

/** Cookie banner, shown until closed. Early in the document, and thus in the tab order (requirement 4.8). */
function CookieBanner({ cookies: { text, details, statement } }: { cookies: CookieSettings }) {
  return (
    <section className="pb-cookies" aria-label={texts.shell.cookies}>
      <p>
        {text} {details !== undefined && <span className="pb-cookies-details">{details} </span>}
        <a href={statement.url}>
          {statement.title}
          <ExternalLinkMark />
        </a>
      </p>
      <button type="button">{texts.shell.acceptCookies}</button>
    </section>
  );
}
