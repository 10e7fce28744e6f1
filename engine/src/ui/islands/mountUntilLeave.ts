import type { FunctionComponent } from 'react';

import { createElement } from '../../browser/dom.ts';
import { mountOverlay } from '../../browser/islands/mountIsland.tsx';
import { onPage } from '../../core/pageEvents.ts';

/** What is mounted for the page that is shown. */
const mounted = new Set<FunctionComponent>();

/**
 * Mounts a component for the page that is shown until the reader leaves it, unless it is mounted.
 * @param label name of the part, as in `parts` of `core/texts.ts`
 * @param onLeave resets its state, before it is unmounted
 */
export function mountUntilLeave(Part: FunctionComponent, label: string, onLeave: () => void): void {
  if (mounted.has(Part)) {
    return;
  }
  mounted.add(Part);
  const host = createElement('div', 'pb-overlay');
  document.body.append(host);
  const part = mountOverlay(host, Part, { label, props: {} });
  onPage(
    'leave',
    () => {
      onLeave();
      part.unmount();
      host.remove();
      mounted.delete(Part);
    },
    { once: true }
  );
}
