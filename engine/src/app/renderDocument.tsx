import { escapeHtml } from '../escapeHtml.ts';
import { renderFooter } from './renderFooter.tsx';
import { renderHead } from './renderHead.ts';
import { renderNavigation } from './renderNavigation.tsx';
import { renderShell } from './renderShell.tsx';
import type { Current, Head, ShellSite } from './view.ts';

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

/** A complete document: head, masthead, side navigation and the given main content. */
export function renderDocument({ site, head, current, frame, main, module }: DocumentInput): string {
  const moduleAttribute = module === null ? '' : ` data-module="${escapeHtml(module)}"`;
  const shell = renderShell(site);
  return `<!doctype html>
<html lang="en" data-frame="${escapeHtml(frame)}" data-sandboxes="${sandboxNames(site)}">
<head>
${renderHead(head)}
</head>
<body class="pb-page">
${shell.start}
<div class="pb-frame">
<div id="navigation" class="pb-sidebar">${renderNavigation(site, current)}</div>
<div class="pb-content">
<main id="main" class="pb-main" tabindex="-1"${moduleAttribute}>${main}</main>
${renderFooter(site)}
</div>
</div>
${shell.end}
<div id="announcer" class="pf-v6-screen-reader" aria-live="polite"></div>
</body>
</html>
`;
}

/** Services that the controls of examples offer (`ui/example/sandbox/SandboxMenu.tsx`). */
function sandboxNames({ sandboxes: { codeSandbox, stackBlitz } }: ShellSite): string {
  return [...(codeSandbox ? ['CodeSandbox'] : []), ...(stackBlitz ? ['StackBlitz'] : [])].join(' ');
}
