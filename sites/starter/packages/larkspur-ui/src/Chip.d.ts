import type { JSX } from 'react';

export interface ChipProps {
  text: string;
  /** Called when the reader removes the chip. */
  onClose: () => void;
}

/**
 * The former name of a removable tag.
 * @deprecated Use Tag.
 */
export declare function Chip(props: ChipProps): JSX.Element;
