import { PLAYGROUND_SLUG } from '../../../playground.ts';
import type { TabCode } from '../../../tabCode.ts';
import type { RunResult } from '../preview/livePreview.ts';
import { loadTabCode } from '../preview/tabCode.ts';

/** What tabs say of their playgrounds, so that each frame has the same. */
const tabs = new Map<string, TabCode>();

/**
 * Shows a program in place of a playground's own preview: in the isolated frame, as edited examples are, since its
 * values may come from an address.
 * @param code null for the page's own preview
 * @throws (rejects) when the frame can't be loaded
 */
export async function showPlayground(
  section: HTMLElement,
  component: string,
  code: string | null
): Promise<RunResult | null> {
  const path = tabPath();
  const [{ exampleFrame }, tab] = await Promise.all([import('../preview/exampleFrame.ts'), loadTabCode(path)]);
  if (!section.isConnected) {
    return null;
  }
  const frame = exampleFrame(section, withPlayground(path, tab, section, component), PLAYGROUND_SLUG);
  return frame.showCode(code === null ? null : { code, lang: 'ts' });
}

/** The tab that is shown, by the link that opens its first example alone. */
function tabPath(): string {
  const section = document.querySelector<HTMLElement>('#main .pb-example');
  const link = section?.querySelector<HTMLAnchorElement>('a[target=_blank]');
  return link?.pathname.slice(0, -(section?.id.length ?? 0) - 1) ?? '';
}

/** The code of the tab, in which the playground counts as an example. */
function withPlayground(path: string, tab: TabCode, section: HTMLElement, component: string): TabCode {
  const known = tabs.get(path);
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
  tabs.set(path, made);
  return made;
}
