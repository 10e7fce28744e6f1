import { Skeleton } from '@patternfly/react-core';
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { inPageClasses, markupClass } from '../../core/previewClasses.ts';
import type { Example } from '../../model.ts';
import { GROUND_CLASSES } from '../../core/exampleGround.ts';
import { NOT_IN_MARKDOWN } from '../notInMarkdown.ts';
import type { Preview, ScaledDrawing } from '../view.ts';

interface ExamplePreviewProps {
  example: Example;
  preview: Preview | undefined;
  /** In a page with other content, or alone in its own document. */
  place: 'page' | 'standalone';
  /** Drawn over or beside the preview. */
  children?: ReactNode;
}

/** Renders the HTML of an example's preview for its standalone document. */
export function renderPreview(example: Example, preview: Preview | undefined): string {
  return renderToStaticMarkup(<ExamplePreview example={example} preview={preview} place="standalone" />);
}

/**
 * Element around an example's preview. `data-preview` and `data-state` are documented hooks. The element marked
 * `data-root` contains only the example's rendered output, since it is the root for hydration.
 */
export function ExamplePreview({ example, preview, place, children: overlay }: ExamplePreviewProps) {
  const { slug, title, previewId, previewClass } = example;
  const { state, mount, html, children } = mountOf(example, preview);
  const { ground, drawing: placed } = preview !== undefined && 'html' in preview ? preview : {};
  const drawing = place === 'page' ? placed : undefined;
  return (
    <div
      className={[
        'pb-preview',
        ground && GROUND_CLASSES[ground],
        drawing && 'pb-scaled',
        drawing?.grown && 'pb-larger-text'
      ]
        .filter(Boolean)
        .join(' ')}
      data-preview=""
      {...NOT_IN_MARKDOWN}
      data-state={state}
      data-example={slug}
      data-mount={mount}
      style={drawing && extentOf(drawing)}
      data-scrolls={place === 'page' ? fillText(texts.common.previewOf, { title }) : undefined}
    >
      <div
        id={previewId}
        className={place === 'page' ? inPageClasses(previewClass) : previewClass}
        data-root=""
        dangerouslySetInnerHTML={html === undefined ? undefined : { __html: html }}
      >
        {children}
      </div>
      {overlay}
    </div>
  );
}

/** What style sheets need to scale a drawing, to leave out its empty sides, and to enlarge its texts. */
function extentOf({ width, from, to, grown }: ScaledDrawing): CSSProperties {
  return {
    '--pb-drawing': width,
    '--pb-drawn-from': from,
    '--pb-drawn': to - from,
    ...(grown && {
      '--pb-grown-from': grown.from,
      '--pb-grown': grown.to - grown.from,
      '--pb-legible-from': grown.legibleFrom,
      '--pb-grow-start': grown.factors.start,
      '--pb-grow-middle': grown.factors.middle,
      '--pb-grow-end': grown.factors.end
    })
  } as CSSProperties;
}

/** State, mount mode and content of a preview's element. */
interface Mount {
  state: 'static' | 'client' | 'error';
  mount: 'hydrate' | 'fresh' | 'client' | 'none';
  html?: string;
  children?: ReactNode;
}

const NOT_RENDERED: Preview = { state: 'client', reason: texts.body.notRendered };

function mountOf(example: Example, preview: Preview = NOT_RENDERED): Mount {
  switch (preview.state) {
    case 'markup': {
      const markup = (
        <div className={markupClass(example.previewClass)} dangerouslySetInnerHTML={{ __html: preview.html }} />
      );
      return { state: 'static', mount: 'none', children: markup };
    }
    case 'live':
      return { state: 'static', mount: 'hydrate', html: preview.html };
    case 'fresh':
      return { state: 'static', mount: 'fresh', html: preview.html };
    case 'client':
      return { state: 'client', mount: 'client', children: <Loading /> };
    case 'error':
      return { state: 'error', mount: 'none', children: <pre className="pb-preview-error">{preview.message}</pre> };
  }
}

/** Reserves the space of a preview that only the browser can render. */
function Loading() {
  return (
    <>
      <div className="pb-preview-loading" aria-hidden="true">
        <Skeleton height="100%" />
      </div>
      <span className="pf-v6-screen-reader">{texts.body.loadingExample}</span>
    </>
  );
}
