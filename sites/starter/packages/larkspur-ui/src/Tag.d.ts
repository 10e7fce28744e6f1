import type { HTMLAttributes, JSX, ReactNode } from 'react';

/** Meaning that a colour carries; the text must carry it too. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  children: ReactNode;
  tone?: Tone;
  /** Adds a button that removes the tag. */
  onRemove?: () => void;
  /** Name of that button for assistive technology, for example "Remove filter: Open". */
  removeLabel?: string;
}

/** A short label that states a property of the thing beside it. */
export declare function Tag(props: TagProps): JSX.Element;
