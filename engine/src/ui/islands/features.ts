import type { ComponentProps, ComponentType } from 'react';

/** A feature of the interface that holds state: a React component in a folder of its own. */
export interface Feature {
  /** Begins a sentence that says what could not be loaded, e.g. "The playground". */
  label: string;
  load: () => Promise<ComponentType<never>>;
}

export interface IslandFeature extends Feature {
  /** Whether it is hydrated without the style sheet that is loaded on demand, and asks for it itself. */
  isWithoutSheet?: boolean;
}

/** The features by name, as `data-island` has it; each is fetched when the reader first reaches for it. */
export const islandFeatures = {
  exampleControls: {
    label: 'The controls of examples',
    isWithoutSheet: true,
    load: async () => (await import('../example/ExampleControls.tsx')).ExampleControls
  },
  exercise: {
    label: 'The exercise',
    load: async () => (await import('../exercise/Exercise.tsx')).Exercise
  },
  icons: {
    label: 'The gallery of icons',
    load: async () => (await import('../icons/IconGallery.tsx')).IconGallery
  },
  listFilter: {
    label: 'The filter of this page',
    load: async () => (await import('../listFilter/ListFilter.tsx')).ListFilter
  },
  navigationFilter: {
    label: 'The filter of the navigation',
    load: async () => (await import('../navigationFilter/NavigationFilter.tsx')).NavigationFilter
  },
  notFoundSearch: {
    label: 'The search',
    load: async () => (await import('../search/NotFoundSearch.tsx')).NotFoundSearch
  },
  playground: {
    label: 'The playground',
    load: async () => (await import('../playground/Playground.tsx')).Playground
  },
  referenceFilter: {
    label: 'The filter of the table',
    load: async () => (await import('../referenceFilter/ReferenceFilter.tsx')).ReferenceFilter
  },
  searchPage: {
    label: 'The search',
    load: async () => (await import('../search/SearchPage.tsx')).SearchPage
  },
  tableSort: {
    label: 'The sorting of the table',
    load: async () => (await import('../tableSort/TableSort.tsx')).TableSort
  }
} satisfies Record<string, IslandFeature>;

export type IslandName = keyof typeof islandFeatures;

/** The component of a feature. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islandFeatures)[Name]['load']>>;

/** Its props: plain data, since they travel as JSON. */
export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>;

/**
 * When an island is hydrated: when it nears the window, or the browser is idle after another one did (`visible`); when
 * the pointer or the focus comes to it (`intent`); or when it is first pressed (`press`).
 */
type IslandLoad = 'visible' | 'intent' | 'press';

/** Triggers of an island's hydration, as JSON in `data-hydrate`. */
export interface IslandHydration {
  /** Tells islands of one name in a page apart. */
  id?: string | undefined;
  load: IslandLoad;
  /** Id of what has to near the window for `visible`; without it, the island itself. */
  near?: string | undefined;
  /** An anchor whose fragment carries values of this feature behind a question mark: it is hydrated for these at once. */
  anchor?: string | undefined;
  /** Names of values of this feature in the query of the address: it is hydrated for these at once. */
  query?: readonly string[] | undefined;
}

/** React's `identifierPrefix` of an island: the same at build time and in the browser. */
export function islandPrefix(name: string, id: string | undefined): string {
  return id === undefined ? `${name}-` : `${name}-${id}-`;
}

/** Props that every feature opened by a button gets. */
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

/** Props that every overlay gets. */
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
