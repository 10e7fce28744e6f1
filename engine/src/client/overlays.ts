import type { ComponentType } from 'react';

import {
  type OpenedWith,
  type OverlayName,
  type OverlayProps,
  overlayFeatures
} from '../ui/islands/overlayFeatures.ts';
import type { MountedIsland } from '../live/mountIsland.tsx';
import { openDialogElement } from './dialogs.ts';
import { loadPart, withSheet } from './loadPart.ts';
import { showProgress } from './progressBar.ts';

/**
 * Opens a feature over the page (`ui/islands/overlayFeatures.ts`), unless a dialog is open: fetches its component, and
 * renders it until it closes.
 * @param returnTo takes the focus when it closes; without it, what had the focus before
 * @returns whether it opened; if its component could not be loaded, the reader can try again
 */
export async function openOverlay<Name extends OverlayName>(
  name: Name,
  props: OpenedWith<Name>,
  returnTo: HTMLElement | null = null
): Promise<boolean> {
  let isOpen = false;
  const { label, load } = overlayFeatures[name];
  const hideProgress = showProgress();
  await loadPart(
    label,
    () => withSheet(Promise.all([load(), import('../live/mountIsland.tsx')])).finally(hideProgress),
    ([Feature, { mountOverlay }]) => {
      if (openDialogElement()) {
        return;
      }
      isOpen = true;
      const host = document.createElement('div');
      document.body.append(host);
      const overlay: MountedIsland = mountOverlay(host, Feature as unknown as ComponentType<OverlayProps>, {
        label,
        props: {
          ...props,
          onClose() {
            overlay.unmount();
            host.remove();
            returnTo?.focus();
          }
        }
      });
    }
  );
  return isOpen;
}
