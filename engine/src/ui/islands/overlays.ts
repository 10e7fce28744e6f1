import type { ComponentType } from 'react';

import { openDialogElement, showProgress } from '../../browser/dom.ts';
import type { MountedIsland } from '../../browser/islands/mountIsland.tsx';
import { loadPart, withSheet } from '../../browser/loadPart.ts';
import { isPlainClick } from '../../browser/links.ts';
import {
  type Feature,
  type OpenedName,
  type OpenedWith,
  type OverlayName,
  type OverlayProps,
  openedFeatures,
  overlayFeatures
} from './features.ts';

/** Renders a component into an element. */
type Mount = (host: HTMLElement, props: object) => MountedIsland;

/** Buttons whose feature is there: it opens by itself when they are pressed again. */
const opened = new WeakSet<HTMLElement>();

/** Opens features by the buttons that carry their name (`ui/islands/features.ts`). */
export function startOpeners(): void {
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
    if (!opener || opened.has(opener)) {
      return;
    }
    void withFeature(openedFeatures[opener.dataset['opens'] as OpenedName], (mount) => {
      // It may have been pressed twice before this was loaded.
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
 * Opens a feature over the page (`ui/islands/features.ts`), unless a dialog is open, and renders it until it
 * closes.
 * @param returnTo takes the focus when it closes; without it, what had the focus before
 * @returns whether it opened; if its component could not be loaded, the reader can try again
 */
export async function openOverlay<Name extends OverlayName>(
  name: Name,
  props: OpenedWith<Name>,
  returnTo: HTMLElement | null = null
): Promise<boolean> {
  let isOpen = false;
  await withFeature(overlayFeatures[name], (mount) => {
    isOpen = true;
    const host = document.createElement('div');
    document.body.append(host);
    const own: OverlayProps = {
      onClose() {
        overlay.unmount();
        host.remove();
        returnTo?.focus();
      }
    };
    const overlay = mount(host, { ...props, ...own });
  });
  return isOpen;
}

/** Loads a component, with the style sheet and the library that it needs; uses it unless a dialog is open by then. */
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

/** Makes the names of types open their definitions over the page (`ui/typePanel`). */
export function startTypeLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-type]') : null;
    if (link && isPlainClick(event)) {
      event.preventDefault();
      // The dialog gives the focus back to what has it: pressing a link doesn't focus it in every browser.
      link.focus({ preventScroll: true });
      void openOverlay('typePanel', { link });
    }
  });
}
