import type { IconPicture } from '../../core/icons.ts';

interface PictureProps {
  picture: IconPicture;
  /** Edge length in pixels; without it, the style sheet says how large it is. */
  size?: number;
}

/** A picture that assistive technology skips. */
export function Picture({ picture: { viewBox, content }, size }: PictureProps) {
  return (
    <svg
      viewBox={viewBox}
      fill="currentColor"
      aria-hidden="true"
      width={size}
      height={size}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

/** Text of a picture that stands for itself: a file, or something to paste into a drawing. */
export function svgText({ viewBox, content }: IconPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor">${content}</svg>`;
}
