import type { FunctionComponent } from 'react';

/** A stateful feature of the interface: a React component, loaded on demand. Its folder has a `feature.ts` that names it. */
export interface Feature<Props extends object = never> {
  /** Name in the message of a failure, one of `parts` in `core/texts.ts`. */
  label: string;
  load: () => Promise<FunctionComponent<Props>>;
}

/** A feature whose first state is part of a page's HTML. */
export interface IslandFeature<Props extends object = never> extends Feature<Props> {
  /** Value of `data-island`. */
  name: string;
  /** Whether it is hydrated without the on-demand style sheet, which it loads itself. */
  isWithoutSheet?: boolean;
}

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

/** Props of all features that a button opens. */
export interface OpenedProps {
  opener: HTMLElement;
}

/**
 * A feature that a button of the page opens, not part of its HTML. From the first press on, it is rendered after its
 * button, and opens and closes itself.
 */
export interface OpenedFeature<Props extends OpenedProps = never> extends Feature<Props> {
  /** Value of the button's `data-opens`. */
  name: string;
}

/** Props of all overlays. */
export interface OverlayProps {
  /** Unmounts the overlay. */
  onClose: () => void;
}

/** A feature that opens over the page, not part of its HTML. */
export type OverlayFeature<Props extends OverlayProps = never> = Feature<Props>;

/**
 * Returns the attributes of the button that opens a feature.
 * @param props plain data, since it is serialized as JSON
 */
export function opens<Props extends OpenedProps>(
  { name }: OpenedFeature<Props>,
  props: Omit<Props, keyof OpenedProps>
) {
  return { 'aria-haspopup': 'dialog', 'data-opens': name, 'data-props': JSON.stringify(props) } as const;
}

/** Returns React's `identifierPrefix` of an island: the same at build time and in the browser. */
export function islandPrefix(name: string, id: string | undefined): string {
  return id === undefined ? `${name}-` : `${name}-${id}-`;
}
