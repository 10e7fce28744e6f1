import type { CSSProperties } from 'react';

import { NARROW_WINDOW } from '../../core/constants.ts';

/** A published picture, with its size to reserve space. */
export interface Picture {
  /** Address. */
  path: string;
  width: number;
  height: number;
}

/** Variants of one picture per theme, in the same size. */
export interface ThemedPair {
  light: Picture;
  dark: Picture;
}

/** Pictures of one thing, per theme and window. */
export interface ThemedPictures extends ThemedPair {
  /** What narrow windows show instead. */
  narrow?: ThemedPair | undefined;
  /** Its rows that show something, if the others needn't be shown, and where it begins in them; in pixels. */
  shown?: { left: number; top: number; height: number } | undefined;
}

interface ThemedPictureProps extends ThemedPictures {
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  className: string;
}

/**
 * A picture in the current theme. The other variant has no box, and browsers fetch lazy images only if they have one.
 */
export function ThemedPicture({ light, dark, narrow, shown, alt, className }: ThemedPictureProps) {
  return (
    <div className={className} style={shown && { ...placeOf(shown, light), ...(narrow && shapeOf(narrow.light)) }}>
      <OneTheme picture={light} narrow={narrow?.light} alt={alt} className="pb-on-light" />
      <OneTheme picture={dark} narrow={narrow?.dark} alt={alt} className="pb-on-dark" />
    </div>
  );
}

/** Width by height of the lowest box, which is higher than the shown rows (`fullScreen.css`), in a window that isn't narrow. */
const LOWEST = 4.4;

/** Shape of the box, and the place of the picture within it. */
function placeOf({ left, top, height }: NonNullable<ThemedPictures['shown']>, picture: Picture): CSSProperties {
  const hidden = Math.max(1, picture.width - LOWEST * height);
  const shares = [Math.min(1, left / hidden), top / (picture.height - height)];
  const place = shares.map((share) => `${Math.round(100 * share)}%`).join(' ');
  return { '--pb-shape': `${picture.width} / ${height}`, '--pb-shown': place } as CSSProperties;
}

/** Shape of the box in narrow windows. */
function shapeOf({ width, height }: Picture): CSSProperties {
  return { '--pb-narrow-shape': `${width} / ${height}` } as CSSProperties;
}

interface OneThemeProps {
  picture: Picture;
  narrow: Picture | undefined;
  alt: string;
  className: string;
}

function OneTheme({ picture: { path, width, height }, narrow, alt, className }: OneThemeProps) {
  return (
    <picture className={className}>
      {narrow && <source media={NARROW_WINDOW} srcSet={narrow.path} width={narrow.width} height={narrow.height} />}
      <img src={path} alt={alt} width={width} height={height} loading="lazy" />
    </picture>
  );
}
