import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import { breakpointAt, useBreakpoints } from '../settings/breakpoints.ts';

/** Width of a preview in pixels (null for the full width), and the scale at which it is drawn. */
export interface ShownSize {
  width: number | null;
  scale: number;
}

interface PreviewSizeProps extends ShownSize {
  id: string;
}

/** Width of a preview in words: its breakpoint, its pixels, and its scale if it is drawn smaller. */
export function PreviewSize({ id, width, scale }: PreviewSizeProps) {
  const breakpoints = useBreakpoints();
  if (width === null) {
    return null;
  }
  const breakpoint = breakpointAt(breakpoints, width);
  const parts = [
    ...(breakpoint === null ? [] : [breakpoint]),
    fillText(texts.example.pixelsShort, { pixels: width }),
    ...(scale < 1 ? [fillText(texts.example.percent, { percent: Math.round(scale * 100) })] : [])
  ];
  return (
    <p className="pb-preview-size" id={id} dir="ltr">
      {parts.join(' · ')}
    </p>
  );
}
