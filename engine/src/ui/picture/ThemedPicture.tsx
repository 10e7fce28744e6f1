/** A picture as the browser should fetch it, with the size that keeps its place free. */
export interface Picture {
  /** Address. */
  path: string;
  width: number;
  height: number;
}

/** One picture, drawn for each theme in the same size. */
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
 * A picture in the theme that is shown. The other one has no box, and browsers fetch pictures that wait to be near the
 * window only when they have one.
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
