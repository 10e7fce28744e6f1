import type { ComponentProps, ComponentType } from 'react';

import * as texts from '../../core/texts.ts';

/** A stateful feature of the interface: a React component in a folder of its own. */
export interface Feature {
  /** Name of the feature in the message of a failure, one of `parts` in `core/texts.ts`. */
  label: string;
  load: () => Promise<ComponentType<never>>;
}

export interface IslandFeature extends Feature {
  /** Whether it is hydrated without the on-demand style sheet, which it loads itself. */
  isWithoutSheet?: boolean;
}

/** Features by their name in `data-island`, loaded on demand. */
export const islandFeatures = {
  anatomy: {
    label: texts.parts.anatomy,
    isWithoutSheet: true,
    load: async () => (await import('../figure/Anatomy.tsx')).Anatomy
  },
  exampleControls: {
    label: texts.parts.exampleControls,
    isWithoutSheet: true,
    load: async () => (await import('../example/ExampleControls.tsx')).ExampleControls
  },
  exercise: {
    label: texts.parts.exercise,
    load: async () => (await import('../exercise/Exercise.tsx')).Exercise
  },
  icons: {
    label: texts.parts.icons,
    load: async () => (await import('../icons/IconGallery.tsx')).IconGallery
  },
  listFilter: {
    label: texts.parts.pageFilter,
    load: async () => (await import('../listFilter/ListFilter.tsx')).ListFilter
  },
  navigationFilter: {
    label: texts.parts.navigationFilter,
    load: async () => (await import('../navigationFilter/NavigationFilter.tsx')).NavigationFilter
  },
  notFoundSearch: {
    label: texts.parts.search,
    load: async () => (await import('../search/NotFoundSearch.tsx')).NotFoundSearch
  },
  playground: {
    label: texts.parts.playground,
    load: async () => (await import('../playground/Playground.tsx')).Playground
  },
  referenceFilter: {
    label: texts.parts.tableFilter,
    load: async () => (await import('../referenceFilter/ReferenceFilter.tsx')).ReferenceFilter
  },
  searchPage: {
    label: texts.parts.search,
    load: async () => (await import('../search/SearchPage.tsx')).SearchPage
  },
  tableSort: {
    label: texts.parts.tableSort,
    load: async () => (await import('../tableSort/TableSort.tsx')).TableSort
  }
} satisfies Record<string, IslandFeature>;

export type IslandName = keyof typeof islandFeatures;

/** Component of a feature. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islandFeatures)[Name]['load']>>;

/** Props of the component: plain data, since they are serialized as JSON. */
export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>;

/**
 * Time of an island's hydration: as it nears the viewport, or when the browser is idle after another one did
 * (`visible`); on hover or focus (`intent`); or on the first press (`press`).
 */
type IslandLoad = 'visible' | 'intent' | 'press';

/** Triggers of an island's hydration, as JSON in `data-hydrate`. */
export interface IslandHydration {
  /** Unique among the islands with the same name on a page. */
  id?: string | undefined;
  load: IslandLoad;
  /** Id of the element observed for `visible`; by default, the island itself. */
  near?: string | undefined;
  /** Anchor whose fragment can contain parameters of this feature after a question mark, which hydrate it at once. */
  anchor?: string | undefined;
  /** Names of this feature's query parameters, which hydrate it at once. */
  query?: readonly string[] | undefined;
}

/** Returns React's `identifierPrefix` of an island: the same at build time and in the browser. */
export function islandPrefix(name: string, id: string | undefined): string {
  return id === undefined ? `${name}-` : `${name}-${id}-`;
}

/** Props of all features opened by a button. */
export interface OpenedProps {
  opener: HTMLElement;
}

/**
 * Features opened by a button of the page, not part of its HTML. From the first press on, each is rendered after its
 * button, and opens and closes itself. `ON_DEMAND_MODULES` in `site/documents/sharedStyles.ts` lists them too.
 */
export const openedFeatures = {
  claimPlayer: {
    label: texts.parts.example,
    load: async () => (await import('../claims/player/ClaimPlayer.tsx')).ClaimPlayer
  },
  displaySettings: {
    label: texts.parts.displaySettings,
    load: async () => (await import('../displaySettings/DisplaySettings.tsx')).DisplaySettings
  },
  feedback: {
    label: texts.parts.survey,
    load: async () => (await import('../feedback/FeedbackDialog.tsx')).FeedbackDialog
  },
  releaseMenu: {
    label: texts.parts.releaseMenu,
    load: async () => (await import('../releaseMenu/ReleaseMenu.tsx')).ReleaseMenu
  }
} satisfies Record<string, Feature>;

export type OpenedName = keyof typeof openedFeatures;

/** Props of such a feature in its button's attributes: plain data, since they are serialized as JSON. */
type CarriedProps<Name extends OpenedName> = Omit<
  ComponentProps<Awaited<ReturnType<(typeof openedFeatures)[Name]['load']>>>,
  keyof OpenedProps
>;

/** Returns the attributes of the button that opens a feature. */
export function opens<Name extends OpenedName>(name: Name, props: CarriedProps<Name>) {
  return { 'aria-haspopup': 'dialog', 'data-opens': name, 'data-props': JSON.stringify(props) } as const;
}

/** Props of all overlays. */
export interface OverlayProps {
  /** Unmounts the overlay. */
  onClose: () => void;
}

/**
 * Features that open over the page, not part of its HTML. The library's style sheets for them are collected by the list
 * `ON_DEMAND_MODULES` in `site/documents/sharedStyles.ts`.
 */
export const overlayFeatures = {
  ownTheme: {
    label: texts.parts.ownTheme,
    load: async () => (await import('../ownTheme/OwnThemeDialog.tsx')).OwnThemeDialog
  },
  search: {
    label: texts.parts.search,
    load: async () => (await import('../search/SearchPalette.tsx')).SearchPalette
  },
  shortcuts: {
    label: texts.parts.shortcuts,
    load: async () => (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog
  },
  typePanel: {
    label: texts.parts.type,
    load: async () => (await import('../typePanel/TypePanel.tsx')).TypePanel
  }
} satisfies Record<string, Feature>;

export type OverlayName = keyof typeof overlayFeatures;

/** Props of an overlay that its caller provides. */
export type OpenedWith<Name extends OverlayName> = Omit<
  ComponentProps<Awaited<ReturnType<(typeof overlayFeatures)[Name]['load']>>>,
  keyof OverlayProps
>;
