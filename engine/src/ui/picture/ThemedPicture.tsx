import type { CSSProperties } from 'react';

/** A published picture, with its size to reserve space. */
export interface Picture {
  /** Address. */
  path: string;
  width: number;
  height: number;
}

/** Variants of one picture per theme, in the same size. */
export interface ThemedPictures {
  light: Picture;
  dark: Picture;
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
export function ThemedPicture({ light, dark, shown, alt, className }: ThemedPictureProps) {
  return (
    <div className={className} style={shown && placeOf(shown, light)}>
      <OneTheme picture={light} alt={alt} className="pb-on-light" />
      <OneTheme picture={dark} alt={alt} className="pb-on-dark" />
    </div>
  );
}

/** Width by height of the box on a narrow phone, which is higher than the shown rows (`fullScreen.css`). */
const NARROW = 2.25;

/** Shape of the box, and the place of the picture within it. */
function placeOf({ left, top, height }: NonNullable<ThemedPictures['shown']>, picture: Picture): CSSProperties {
  const hidden = Math.max(1, picture.width - NARROW * height);
  const shares = [Math.min(1, left / hidden), top / (picture.height - height)];
  const place = shares.map((share) => `${Math.round(100 * share)}%`).join(' ');
  return { '--pb-shape': `${picture.width} / ${height}`, '--pb-shown': place } as CSSProperties;
}

interface OneThemeProps {
  picture: Picture;
  alt: string;
  className: string;
}

function OneTheme({ picture: { path, width, height }, alt, className }: OneThemeProps) {
  return <img className={className} src={path} alt={alt} width={width} height={height} loading="lazy" />;
}
