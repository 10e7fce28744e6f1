import type { ComponentProps } from 'react';

import type { Feature } from './islandFeatures.ts';

/** What every feature that a button opens is given. */
export interface OpenedProps {
  opener: HTMLElement;
}

/**
 * Features that a button of the page opens. Nothing of them is in the HTML; from the first press on, each is rendered
 * after its button, and opens and closes itself. `ON_DEMAND_MODULES` in `site/documents/sharedStyles.ts` lists them too.
 */
export const openedFeatures = {
  displaySettings: {
    label: 'The display settings',
    load: async () => (await import('../displaySettings/DisplaySettings.tsx')).DisplaySettings
  },
  feedback: {
    label: 'The survey',
    load: async () => (await import('../feedback/FeedbackDialog.tsx')).FeedbackDialog
  },
  releaseMenu: {
    label: 'The release menu',
    load: async () => (await import('../releaseMenu/ReleaseMenu.tsx')).ReleaseMenu
  }
} satisfies Record<string, Feature>;

export type OpenedName = keyof typeof openedFeatures;

/** The props of such a feature that its button carries: plain data, since they travel as JSON. */
type CarriedProps<Name extends OpenedName> = Omit<
  ComponentProps<Awaited<ReturnType<(typeof openedFeatures)[Name]['load']>>>,
  keyof OpenedProps
>;

/** Attributes of the button that opens a feature. */
export function opens<Name extends OpenedName>(name: Name, props: CarriedProps<Name>) {
  return { 'aria-haspopup': 'dialog', 'data-opens': name, 'data-props': JSON.stringify(props) } as const;
}
