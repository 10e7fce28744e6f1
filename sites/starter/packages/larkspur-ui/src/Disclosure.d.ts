import type { HTMLAttributes, JSX, ReactNode } from 'react';

export interface DisclosureProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onToggle'> {
  /** Text of the button. Say what is hidden, not "More". */
  summary: ReactNode;
  children: ReactNode;
  /** Whether the content shows at first. */
  defaultOpen?: boolean;
  /** Whether the content shows; the parent then keeps the state. */
  isOpen?: boolean;
  /** Called with the new state after a click. */
  onToggle?: (isOpen: boolean) => void;
}

/** A button that shows and hides the content below it. */
export declare function Disclosure(props: DisclosureProps): JSX.Element;
