import { codeAnchor } from '../../codeAddress.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import type { Example } from '../../model.ts';
import { NEW_WINDOW_USE_HTML } from './staticParts.tsx';

/**
 * The row of controls under an example (spec §2.7). It holds what works without a script; the script adds the other
 * controls, from the template that all examples share (`ExampleTemplates.tsx`), in place of the link to the code.
 */
export function renderControls({ title, path, slug, isFullscreen }: Example): string {
  const titleText = escapeHtml(title);
  const code = `<a class="pf-v6-c-button pf-m-link pf-m-small" href="${codeAnchor(path, slug)}">View code<span class="pf-v6-screen-reader"> of ${titleText}</span></a>`;
  // The card in place of its preview leads there already.
  const fullScreen = isFullscreen
    ? ''
    : `<a class="pf-v6-c-button pf-m-plain pf-m-small" href="${path}" target="_blank" aria-label="Open ${titleText} full screen" data-control="FULLSCREEN_LINK" data-tooltip="Open full screen">${NEW_WINDOW_USE_HTML}</a>`;
  return `<div class="pb-controls" data-controls>${code}${fullScreen}</div>`;
}
