import { renderToStaticMarkup } from 'react-dom/server';

import { renderFooter } from '../footer/renderFooter.tsx';
import { renderHtmlDocument } from './renderHtmlDocument.tsx';
import { renderNavigation } from './renderNavigation.tsx';
import { renderShell } from './renderShell.tsx';
import type { Current, Head, ShellSite } from '../view.ts';

export interface DocumentInput {
  site: ShellSite;
  head: Head;
  current: Current;
  /** Names this version of the frame, see `PageData`. */
  frame: string;
  /** Inner HTML of `<main>`, from `renderMain`. */
  main: string;
  /** Address of the module with the tab's examples; null without any. */
  module: string | null;
}

/**
 * A complete document: head, masthead, side navigation and the given main content. What many documents share was
 * rendered once, and stands in them as HTML.
 */
export function renderDocument({ site, head, current, frame, main, module }: DocumentInput): string {
  const shell = renderShell(site);
  const mainElement = (
    <main
      id="main"
      className="pb-main"
      tabIndex={-1}
      data-module={module ?? undefined}
      dangerouslySetInnerHTML={{ __html: main }}
    />
  );
  const content = (
    <div className="pb-frame">
      <div
        id="navigation"
        className="pb-sidebar"
        dangerouslySetInnerHTML={{ __html: renderNavigation(site, current) }}
      />
      <div
        className="pb-content"
        dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(mainElement) + renderFooter(site) }}
      />
    </div>
  );
  const announcer = <div id="announcer" className="pf-v6-screen-reader" aria-live="polite" />;
  const html = shell.start + renderToStaticMarkup(content) + shell.end + renderToStaticMarkup(announcer);
  return renderHtmlDocument(head, <body className="pb-page" dangerouslySetInnerHTML={{ __html: html }} />, {
    'data-frame': frame,
    'data-sandboxes': sandboxNames(site)
  });
}

/** Services that the controls of examples offer (`ui/example/sandbox/SandboxMenu.tsx`). */
function sandboxNames({ sandboxes: { codeSandbox, stackBlitz } }: ShellSite): string {
  return [...(codeSandbox ? ['CodeSandbox'] : []), ...(stackBlitz ? ['StackBlitz'] : [])].join(' ');
}
