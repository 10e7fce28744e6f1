import type { HTMLAttributes, JSX, ReactNode } from 'react';
import type { Tone } from './Tag.js';

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The message in a few words. */
  title: ReactNode;
  /** What it means and what the reader can do. */
  children?: ReactNode;
  tone?: Tone;
  /** The notice appears while the page is in use: assistive technology reads it out. */
  isLive?: boolean;
}

/**
 * A message about the page or a part of it.
 * @beta
 */
export declare function Notice(props: NoticeProps): JSX.Element;
