import type { HTMLAttributes, JSX, ReactNode } from 'react';
import type { Tone } from './Tag.js';

export interface MeterProps extends HTMLAttributes<HTMLDivElement> {
  /** What is measured. */
  label: ReactNode;
  /** Amount in use; kept between `min` and `max`. */
  value: number;
  min?: number;
  max?: number;
  /** The amount in words, such as "6 of 8 seats"; else a percentage. */
  valueText?: string;
  tone?: Tone;
}

/** Shows how much of a known amount is used. */
export declare function Meter(props: MeterProps): JSX.Element;
