/** How people bring a component into a state: by the pointer, the keyboard, or a mouse button that they hold. */
export type ForcedState = 'hover' | 'focus' | 'pressed';

/** Pseudo-classes that are true in a state. */
const PSEUDO_CLASSES: Record<ForcedState, string> = {
  hover: 'hover',
  focus: 'focus focus-visible focus-within',
  pressed: 'hover active focus focus-within'
};

/** Returns the attribute that shows an element in a state. For elements whose parent has to stay the same, as in menus. */
export function forced(state: ForcedState): { 'data-force': string } {
  return { 'data-force': PSEUDO_CLASSES[state] };
}

export interface ForceProps {
  state: ForcedState;
  /** One component. */
  children: React.ReactNode;
}

/** Shows a component in a state, as if people pointed at it, focused it, or pressed it: by the rules of its style sheets. */
export function Force({ state, children }: ForceProps): React.ReactElement {
  return (
    <span style={{ display: 'contents' }} {...forced(state)}>
      {children}
    </span>
  );
}
