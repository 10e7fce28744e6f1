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
}

interface ThemedPictureProps extends ThemedPictures {
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  className: string;
}

/**
 * A picture in the current theme. The other variant has no box, and browsers fetch lazy images only if they have one.
 */
export function ThemedPicture({ light, dark, alt, className }: ThemedPictureProps) {
  return (
    <div className={className}>
      <OneTheme picture={light} alt={alt} className="pb-on-light" />
      <OneTheme picture={dark} alt={alt} className="pb-on-dark" />
    </div>
  );
}

interface OneThemeProps {
  picture: Picture;
  alt: string;
  className: string;
}

function OneTheme({ picture: { path, width, height }, alt, className }: OneThemeProps) {
  return <img className={className} src={path} alt={alt} width={width} height={height} loading="lazy" />;
}
