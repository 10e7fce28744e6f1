import type { ReactNode } from 'react';

/**
 * Colors of drawings, by their role. `drawing.css` gives each a value for every theme.
 *
 * - `ground`: behind everything; `surface`: cards, fields and menus on it; `fill`: quiet areas on a surface
 * - `line`: borders; `text`: lines of text; `ink`: headings, and what has to stand out without being the subject
 * - `backdrop`: over a page that is covered
 * - `accent`: the subject; `soft`: its quiet form, behind a selected item; `mid`: between the two; `on-accent`: on top
 * - `screen`: terminals and consoles, dark in every theme; `on-screen`: text on them
 * - `second`, `third`: series beside the accent, in charts
 * - `success`, `warning`, `danger`: statuses, where one is the subject; `on-status`, `on-warning`: marks on them
 */
export type Tone =
  | 'ground'
  | 'surface'
  | 'fill'
  | 'line'
  | 'text'
  | 'ink'
  | 'backdrop'
  | 'accent'
  | 'mid'
  | 'soft'
  | 'on-accent'
  | 'screen'
  | 'on-screen'
  | 'second'
  | 'third'
  | 'success'
  | 'warning'
  | 'danger'
  | 'on-status'
  | 'on-warning';

interface PaintProps {
  fill?: Tone | undefined;
  /** Color of the outline. */
  line?: Tone | undefined;
  /** Width of the outline. */
  width?: number | undefined;
  /** Dashed outline. */
  dash?: boolean | string | undefined;
  /** With a shadow. */
  raised?: boolean | undefined;
  opacity?: number | undefined;
}

const DASH = '5 5';

/** Attributes of a shape's paint. Outlines of one unit stay one pixel wide at every size. */
function paint({ fill, line, width, dash, raised, opacity }: PaintProps) {
  const names = [
    fill && `pb-fill-${fill}`,
    line && `pb-stroke-${line}`,
    line && width === undefined && 'pb-hairline',
    raised && 'pb-raised'
  ];
  return {
    className: names.filter(Boolean).join(' ') || undefined,
    strokeWidth: line && width,
    strokeDasharray: dash === true ? DASH : dash || undefined,
    opacity
  };
}

interface BoxProps extends PaintProps {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Radius of the corners. */
  r?: number;
}

/** What is raised has a fill: nothing else casts the shadow. */
type Raised = { raised?: false | undefined } | { raised?: boolean | undefined; fill: Tone };

/** A rectangle. */
export function Box({ x, y, w, h, r = 4, ...rest }: BoxProps & Raised) {
  return <rect x={x} y={y} width={w} height={h} rx={r || undefined} {...paint(rest)} />;
}

/** A card, panel or dialog: the surface that most drawings begin with. */
export function Surface({ fill = 'surface', line = 'line', r = 10, raised = true, ...rest }: BoxProps) {
  return <Box fill={fill} line={line} r={r} raised={raised} {...rest} />;
}

interface DotProps extends PaintProps {
  /** Center. */
  x: number;
  y: number;
  r: number;
}

/** A circle. */
export function Dot({ x, y, r, ...rest }: DotProps) {
  return <circle cx={x} cy={y} r={r} {...paint(rest)} />;
}

/** Any other shape, by the data of an SVG path. */
export function Path({ d, at, ...rest }: PaintProps & { d: string; /** Origin of the path. */ at?: [number, number] }) {
  return <path d={d} transform={at && `translate(${at.join(' ')})`} {...paint(rest)} />;
}

interface TextProps {
  /** Left edge; the center with `align="center"`, the right edge with `align="end"`. */
  x: number;
  /** Center of the first line. */
  y: number;
  /** Width of the line, or of each line. */
  w: number | readonly number[];
  /** Height of the lines. */
  size?: number;
  /** Distance of the centers of two lines. */
  gap?: number;
  tone?: Tone;
  align?: 'start' | 'center' | 'end';
}

/** Lines of text, drawn as bars. */
export function Text({ x, y, w, size = 6, gap = size * 2 + 2, tone = 'text', align = 'start' }: TextProps) {
  const widths = typeof w === 'number' ? [w] : w;
  const shift = { start: 0, center: 0.5, end: 1 }[align];
  const lines = widths.map((width, index) => {
    const left = round(x - width * shift + size / 2);
    return `M${left} ${round(y + index * gap)}h${round(Math.max(width - size, 0.1))}`;
  });
  return <path className={`pb-stroke-${tone}`} strokeWidth={size} d={lines.join('')} />;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

interface RuleProps {
  x: number;
  y: number;
  /** Length of a horizontal line. */
  w?: number;
  /** Length of a vertical line. */
  h?: number;
  tone?: Tone;
  width?: number;
  dash?: boolean | string;
}

/** A straight line: a divider, without a width one pixel wide. */
export function Rule({ x, y, w, h, tone = 'line', width, dash }: RuleProps) {
  return <Path d={`M${x} ${y}${w === undefined ? `v${h ?? 0}` : `h${w}`}`} line={tone} width={width} dash={dash} />;
}

/** Moves what it contains. */
export function At({ x = 0, y = 0, children }: { x?: number; y?: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

/** What must not be mirrored where text runs from right to left: check marks, clocks, glyphs, axes. */
export function Unmirrored({ children }: { children: ReactNode }) {
  return <g className="pb-unmirrored">{children}</g>;
}
