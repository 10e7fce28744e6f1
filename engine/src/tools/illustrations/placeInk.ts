import type { Box } from '../chromium/darkroom.ts';

interface Size {
  width: number;
  height: number;
}

export interface InkPlace {
  /** In pixels of the picture. */
  canvas: Size;
  /** Free space on all sides. */
  padding: number;
  /** Pixels of the picture for one of the ink, at most: small things stay small. */
  maxScale: number;
}

/** Where in a picture the ink of a shot goes: centered, as large as fits. */
export function placeInk(ink: Size, { canvas, padding, maxScale }: InkPlace): Box {
  const scale = Math.min(
    maxScale,
    (canvas.width - 2 * padding) / ink.width,
    (canvas.height - 2 * padding) / ink.height
  );
  const width = Math.max(1, Math.round(ink.width * scale));
  const height = Math.max(1, Math.round(ink.height * scale));
  return { x: Math.round((canvas.width - width) / 2), y: Math.round((canvas.height - height) / 2), width, height };
}
