import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const LONG_NUMBER = /\d*\.\d{2,}/g;

/** Renders the content of a drawing, with numbers of one decimal: a tenth of a unit is too small to see. */
export function renderDrawing(drawing: ReactNode): string {
  return renderToStaticMarkup(drawing).replaceAll(LONG_NUMBER, (number) =>
    String(Math.round(Number(number) * 10) / 10)
  );
}
