import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import { loadTabCode } from '../../client/lazy/preview/tabCode.ts';
import { showPartFailure } from '../../client/partFailure.ts';
import { PLAYGROUND_SLUG } from '../../playground.ts';
import type { TabCode } from '../../tabCode.ts';

interface PreviewOptions {
  /** An element in the section of the playground, which holds the page's own preview too. */
  root: RefObject<HTMLElement | null>;
  component: string;
  tabPath: string;
  /** What the frame shows; null for the page's own preview. */
  program: string | null;
}

/**
 * Shows a program in place of a playground's own preview: in the isolated frame, as edited examples are, since its
 * values may come from an address. Says so when the frame can't be loaded.
 */
export function usePlaygroundPreview({ root, component, tabPath, program }: PreviewOptions): void {
  const hasFrame = useRef(false);
  const show = useEffectEvent(async (): Promise<void> => {
    const section = root.current?.closest('section');
    if (!section || (program === null && !hasFrame.current)) {
      return;
    }
    hasFrame.current = true;
    try {
      const [{ exampleFrame }, tab] = await Promise.all([
        import('../../client/lazy/preview/exampleFrame.ts'),
        loadTabCode(tabPath)
      ]);
      if (section.isConnected) {
        const frame = exampleFrame(section, withPlayground(tab, section, component), PLAYGROUND_SLUG);
        await frame.showCode(program === null ? null : { code: program, lang: 'ts' });
      }
    } catch {
      await showPartFailure('The preview', () => void show());
    }
  });
  useEffect(() => void show(), [program]);
}

/** What tabs say of their playgrounds, so that each frame has the same. */
const tabs = new WeakMap<TabCode, TabCode>();

/** The code of a tab, in which the playground counts as an example. */
function withPlayground(tab: TabCode, section: HTMLElement, component: string): TabCode {
  const known = tabs.get(tab);
  const [example] = Object.values(tab.examples);
  if (known || !example) {
    return known ?? tab;
  }
  const playground = {
    ...example,
    title: component,
    slug: PLAYGROUND_SLUG,
    lang: 'ts' as const,
    isFullscreen: false,
    previewId: section.querySelector('[data-root]')?.id ?? '',
    imports: {}
  };
  const made = { ...tab, bindings: {}, examples: { ...tab.examples, [PLAYGROUND_SLUG]: playground } };
  tabs.set(tab, made);
  return made;
}
