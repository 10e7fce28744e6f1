import { type CSSProperties, Fragment } from 'react';

import { fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';

/** A window, in CSS pixels. */
interface Size {
  width: number;
  height: number;
}

export interface WidthsProps {
  title: string;
  /** Address of the example's own document. */
  path: string;
  /** Whether it is made for a window of its own; any other example gets room around it. */
  fillsWindow: boolean;
  sizes: readonly Size[];
}

/**
 * An example in windows of several widths, drawn smaller where the page is narrower. The browser shows the example's own
 * document in each, so that its media queries apply (`fullScreen/fullScreenFrames.ts`); the link is for everyone else.
 */
export function Widths({ title, path, fillsWindow, sizes }: WidthsProps) {
  return (
    <section className="pb-widths" aria-label={fillText(texts.widths.label, { title })}>
      {sizes.map(({ width, height }) => (
        <Fragment key={width}>
          <p>{fillText(texts.widths.width, { width })}</p>
          <div
            className={`pb-width ${fillsWindow ? '' : 'pb-width-bare '}pb-full-screen-frame`}
            style={{ '--pb-width': `${width}px`, '--pb-height': `${height}px` } as CSSProperties}
            aria-hidden="true"
          />
        </Fragment>
      ))}
      <a href={path}>{fillText(texts.widths.open, { title })}</a>
    </section>
  );
}
