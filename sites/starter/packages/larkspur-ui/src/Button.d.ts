import type { ButtonHTMLAttributes, JSX, Ref } from 'react';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** How much attention the action asks for. Use one primary button in a view. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Height of the button. */
  size?: 'regular' | 'small';
  /** The action is under way: clicks are ignored, the focus stays. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action. */
export declare function Button(props: ButtonProps): JSX.Element;
