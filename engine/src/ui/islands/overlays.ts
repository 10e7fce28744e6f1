import type { ComponentType } from 'react';

import { createElement, openDialogElement, showProgress } from '../../browser/dom.ts';
import type { MountedIsland } from '../../browser/islands/mountIsland.tsx';
import { loadPart, withSheet } from '../../browser/loadPart.ts';
import type { Feature, OpenedFeature, OverlayFeature, OverlayProps } from './contract.ts';

/** Renders a component into an element. */
type Mount = (host: HTMLElement, props: object) => MountedIsland;

/** Buttons with mounted features, which handle further presses themselves. */
const opened = new WeakSet<HTMLElement>();

/** Makes buttons with `data-opens` open their features. */
export function startOpeners(features: readonly OpenedFeature[]): void {
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
    const feature = features.find(({ name }) => name === opener?.dataset['opens']);
    if (!opener || !feature || opened.has(opener)) {
      return;
    }
    void withFeature(feature, (mount) => {
      // It may have been pressed twice while this loaded.
      if (!opened.has(opener)) {
        opened.add(opener);
        const host = document.createElement('div');
        opener.after(host);
        mount(host, { ...(JSON.parse(opener.dataset['props'] ?? '{}') as object), opener });
      }
    });
  });
}

/**
 * Opens a feature over the page, unless a dialog is open, and renders it until it
 * closes.
 * @param returnTo receives the focus on close; by default, the previously focused element
 * @returns whether it opened; a failure to load its component shows a notice with a retry button
 */
export async function openOverlay<Props extends OverlayProps>(
  feature: OverlayFeature<Props>,
  props: Omit<Props, keyof OverlayProps>,
  returnTo: HTMLElement | null = null
): Promise<boolean> {
  let isOpen = false;
  await withFeature(feature, (mount) => {
    isOpen = true;
    const host = createElement('div', 'pb-overlay');
    document.body.append(host);
    const own: OverlayProps = {
      onClose() {
        overlay.unmount();
        host.remove();
        // A link in the overlay may have scrolled the page elsewhere.
        returnTo?.focus({ preventScroll: true });
      }
    };
    const overlay = mount(host, { ...props, ...own });
  });
  return isOpen;
}

/** Loads a component with its style sheet and React; uses it unless a dialog has opened meanwhile. */
async function withFeature({ label, load }: Feature, use: (mount: Mount) => void): Promise<void> {
  const hideProgress = showProgress();
  await loadPart(
    label,
    () => withSheet(Promise.all([load(), import('../../browser/islands/mountIsland.tsx')])).finally(hideProgress),
    ([Component, { mountOverlay }]) => {
      if (!openDialogElement()) {
        use((host, props) => mountOverlay(host, Component as ComponentType<object>, { label, props }));
      }
    }
  );
}
