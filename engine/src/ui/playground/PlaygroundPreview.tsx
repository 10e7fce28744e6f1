import { type RefObject, useMemo } from 'react';

import * as texts from '../../core/texts.ts';
import { loadTabCode } from '../../live/preview/tabCode.ts';
import { PLAYGROUND_SLUG } from '../../core/playground.ts';
import type { TabCode } from '../../core/tabCode.ts';
import { StaticPortal } from '../StaticPortal.tsx';
import { usePart } from '../example/usePart.ts';

interface PlaygroundPreviewProps {
  /** An element in the section of the playground, which also contains the page's own preview. */
  root: RefObject<HTMLElement | null>;
  component: string;
  tabPath: string;
  /** Program in the frame; null for the page's own preview. */
  program: string | null;
}

/** No overrides of the page's environment. */
const SAME = {};

/**
 * Program in place of a playground's own preview. It runs in the isolated frame, like edited examples, since its values
 * may come from the address and are untrusted.
 */
export function PlaygroundPreview({ root, component, tabPath, program }: PlaygroundPreviewProps) {
  const frame = usePart(texts.parts.preview, program !== null, async () => {
    const [{ IsolatedPreview }, tab] = await Promise.all([
      import('../example/preview/IsolatedPreview.tsx'),
      loadTabCode(tabPath)
    ]);
    const anchor = root.current?.closest('section')?.querySelector<HTMLElement>('[data-preview]') ?? null;
    return { IsolatedPreview, anchor, tab: withPlayground(tab, anchor, component) };
  });
  const version = useMemo(() => (program === null ? null : { code: program, lang: 'ts' as const }), [program]);
  return (
    frame?.anchor &&
    version && (
      <StaticPortal element={frame.anchor} place="after">
        <frame.IsolatedPreview
          title={component}
          preview={frame.anchor}
          tab={frame.tab}
          slug={PLAYGROUND_SLUG}
          program={version}
          environment={SAME}
          width={null}
        />
      </StaticPortal>
    )
  );
}

/** Adds the playground to the code of a tab as an example. */
function withPlayground(tab: TabCode, preview: HTMLElement | null, component: string): TabCode {
  const [example] = Object.values(tab.examples);
  if (!example) {
    return tab;
  }
  const playground = {
    ...example,
    title: component,
    slug: PLAYGROUND_SLUG,
    lang: 'ts' as const,
    isFullscreen: false,
    canvas: null,
    previewId: preview?.querySelector('[data-root]')?.id ?? '',
    imports: {}
  };
  return { ...tab, bindings: {}, examples: { ...tab.examples, [PLAYGROUND_SLUG]: playground } };
}
