import type { ComponentProps } from 'react';

import type { Feature } from './islandFeatures.ts';

/** What every overlay is given. */
export interface OverlayProps {
  /** Unmounts it. */
  onClose: () => void;
}

/**
 * Features that open over the page: nothing of them is in its HTML. The library's style sheets for them are found by
 * the list `ON_DEMAND_MODULES` in `site/documents/sharedStyles.ts`.
 */
export const overlayFeatures = {
  search: {
    label: 'The search',
    load: async () => (await import('../search/SearchPalette.tsx')).SearchPalette
  },
  shortcuts: {
    label: 'The list of shortcuts',
    load: async () => (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog
  },
  typePanel: {
    label: 'The definition',
    load: async () => (await import('../typePanel/TypePanel.tsx')).TypePanel
  }
} satisfies Record<string, Feature>;

export type OverlayName = keyof typeof overlayFeatures;

/** The props of an overlay that whoever opens it gives. */
export type OpenedWith<Name extends OverlayName> = Omit<
  ComponentProps<Awaited<ReturnType<(typeof overlayFeatures)[Name]['load']>>>,
  keyof OverlayProps
>;
