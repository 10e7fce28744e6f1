import type { ComponentProps, ComponentType } from 'react';

/** What every feature that a button opens is given. */
export interface OpenedProps {
  opener: HTMLElement;
}

interface OpenedFeature {
  /** Begins a sentence that says what could not be loaded. */
  label: string;
  load: () => Promise<ComponentType<never>>;
}

/**
 * Features that a button of the page opens. Nothing of them is in the HTML; from the first press on, each is rendered
 * after its button, and opens and closes itself. `ON_DEMAND_MODULES` in `documents/sharedStyles.ts` lists them too.
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
} satisfies Record<string, OpenedFeature>;

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
