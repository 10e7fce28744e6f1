import { renderToStaticMarkup } from 'react-dom/server';

import type { Example } from '../model.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { renderHead } from './renderHead.ts';
import { StandaloneControls, type StandaloneControlsProps } from './standalone/StandaloneControls.tsx';
import type { Head } from './view.ts';

export interface StandaloneInput extends StandaloneControlsProps {
  example: Example;
  /** HTML of the example, from `renderPreview`. */
  preview: string;
  /** `canonical` is the address of the example's anchor on its page, and `noindex` is set. */
  head: Head;
  /** Address of the module that holds the example; null for HTML examples. */
  module: string | null;
}

/** The document of one example alone, full height, without the site's frame (spec §2.2). */
export function renderStandalone({ example, preview, head, module, ...controls }: StandaloneInput): string {
  const moduleAttribute = module === null ? '' : ` data-module="${escapeHtml(module)}"`;
  // An example of a whole page brings its own landmark and heading, and a document has one of each.
  const element = preview.includes('<main') ? 'div' : 'main';
  const heading = preview.includes('<h1') ? '' : `<h1 class="pf-v6-screen-reader">${escapeHtml(example.title)}</h1>`;
  return `<!doctype html>
<html lang="en">
<head>
${renderHead(head)}
</head>
<body class="pb-standalone">
${heading}
<${element} id="root"${moduleAttribute}>${preview}</${element}>
${renderToStaticMarkup(<StandaloneControls {...controls} />)}
</body>
</html>
`;
}
