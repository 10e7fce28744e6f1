import type { Example } from '../../model.ts';
import { renderHtmlDocument } from '../shell/renderHtmlDocument.tsx';
import { StandaloneControls, type StandaloneControlsProps } from './StandaloneControls.tsx';
import type { Head } from '../view.ts';

export interface StandaloneInput extends StandaloneControlsProps {
  example: Example;
  /** HTML of the example, from `renderPreview`. */
  preview: string;
  /** `canonical` is the address of the example's anchor on its page, and `noindex` is set. */
  head: Head;
  /** Address of the module that holds the example; null for HTML examples. */
  module: string | null;
}

/** The document of one example alone, full height, without the site's frame (requirement 2.2.4). */
export function renderStandalone({ example, preview, head, module, ...controls }: StandaloneInput): string {
  // An example of a whole page brings its own landmark and heading, and a document has one of each.
  const Root = preview.includes('<main') ? 'div' : 'main';
  return renderHtmlDocument(
    head,
    <body className="pb-standalone">
      {!preview.includes('<h1') && <h1 className="pf-v6-screen-reader">{example.title}</h1>}
      <Root id="root" data-module={module ?? undefined} dangerouslySetInnerHTML={{ __html: preview }} />
      <StandaloneControls {...controls} />
    </body>
  );
}
