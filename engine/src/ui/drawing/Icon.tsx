import type { Tone } from './shapes.tsx';

/** Outlines on a grid of 16 units, drawn with a stroke. */
const OUTLINES = {
  bell: 'M4 11.5V7.5a4 4 0 0 1 8 0v4l1 1.5H3zM7 15h2',
  bolt: 'M9.5 1.5 3.5 9.500H8l-1.5 5 6-8H8z',
  calendar: 'M2.5 4h11v9.500h-11zM2.5 7h11M5.5 2v3M10.5 2v3',
  check: 'M3 8.5 6.5 12 13 4.5',
  'chevron-down': 'M3.5 6 8 10.5 12.5 6',
  'chevron-left': 'M10 3.5 5.5 8 10 12.5',
  'chevron-right': 'M6 3.5 10.5 8 6 12.5',
  'chevron-up': 'M3.5 10.5 8 6l4.5 4.5',
  'chevrons-left': 'M8 3.5 3.5 8 8 12.500M13 3.5 8.5 8l4.5 4.5',
  'chevrons-right': 'M3 3.5 7.5 8 3 12.500M8 3.5 12.5 8 8 12.5',
  clock: 'M8 1.800a6.2 6.2 0 1 0 .1 0zM8 4.500V8l2.5 2',
  close: 'm4 4 8 8m0-8-8 8',
  cog: 'M8 5.500a2.5 2.5 0 1 0 .1 0zM8 1.500v2M8 12.500v2M1.5 8h2M12.5 8h2M3.4 3.400l1.4 1.400M11.2 11.200l1.4 1.400M12.6 3.400l-1.4 1.400M4.8 11.200l-1.4 1.4',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  copy: 'M5.5 5.500h8v8h-8zM10.5 5.500v-3h-8v8h3',
  download: 'M8 2v8m-3.5-3.500L8 10l3.5-3.500M2.5 13.500h11',
  ellipsis: 'M3 8h.1M8 8h.1M13 8h.1',
  expand: 'M9.5 2.500h4v4M13.5 2.500l-4.5 4.500M6.5 13.500h-4v-4M2.5 13.5 7 9',
  external: 'M9.5 2.500h4v4M13.5 2.5 7.5 8.500M6.5 3.500h-4v10h10v-4',
  eye: 'M1.5 8q3-4.5 6.5-4.500T14.5 8q-3 4.5-6.5 4.500T1.5 8zM8 6.300a1.7 1.7 0 1 0 .1 0z',
  file: 'M3.5 1.800h6l3 3v9.400h-9zM9 2v3.500h3.5',
  filter: 'M2 3h12L9.5 8.500V13l-3-1.500v-3z',
  folder: 'M1.8 3.500h4.500l1.5 2h6.400v7.500H1.800z',
  grip: 'M5.5 3.500h.1M10.5 3.500h.1M5.5 8h.1M10.5 8h.1M5.5 12.500h.1M10.5 12.500h.1',
  heart: 'M8 13.5 2.8 8a3.2 3.2 0 0 1 5.2-3.700A3.2 3.2 0 0 1 13.2 8z',
  home: 'M2 7.5 8 2.500l6 5M4 6.500v7h8v-7',
  info: 'M8 7.500V12M8 4.200h.1',
  kebab: 'M8 3.500h.1M8 8h.1M8 12.500h.1',
  link: 'M6.5 9.5 9.5 6.500M7 4.5 8.7 2.800a3.2 3.2 0 0 1 4.5 4.500L11.5 9M9 11.500l-1.7 1.700a3.2 3.2 0 0 1-4.5-4.500L4.5 7',
  list: 'M5.5 4h8M5.5 8h8M5.5 12h8M2.2 4h.1M2.2 8h.1M2.2 12h.1',
  lock: 'M3.5 7.500h9v6h-9zM5.5 7.500V5a2.5 2.5 0 0 1 5 0v2.5',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  minus: 'M3 8h10',
  'arrow-down': 'M8 2.500v11M3.5 9 8 13.5 12.5 9',
  'arrow-right': 'M2.5 8h11M9 3.5 13.5 8 9 12.5',
  'arrow-up': 'M8 13.500v-11M3.5 7 8 2.5 12.5 7',
  pencil: 'm3 13 .7-3 7-7L13 5.300l-7 7z',
  play: 'M5 3v10l8-5z',
  plus: 'M8 3v10M3 8h10',
  question: 'M5.5 5.500a2.5 2.5 0 1 1 3.7 2.200Q8 8.3 8 9.500M8 12.500h.1',
  refresh: 'M13.5 8A5.5 5.5 0 1 1 11.5 3.700L13 5M13.2 2v3.200H10',
  search: 'M7 2.500a4.5 4.5 0 1 0 .1 0zM10.3 10.3 14 14',
  server: 'M2.5 2.500h11v4.500h-11zM2.5 9h11v4.500h-11zM5 4.800h.1M5 11.200h.1',
  'sort-down': 'M8 3v10M4.5 9.5 8 13l3.5-3.5',
  star: 'm8 1.8 1.9 4 4.3.6-3.1 3.1.7 4.400L8 11.800l-3.8 2.1.7-4.400L1.8 6.400l4.3-.600z',
  terminal: 'm2.5 4.5 3.5 3.5-3.5 3.500M8 12h5.5',
  trash: 'M2.5 4.500h11M6 4V2.500h4V4M4 4.500l.7 9.200h6.600l.7-9.2',
  upload: 'M8 10.500V2.500M4.5 6 8 2.5 11.5 6M2.5 13.500h11',
  user: 'M8 2a3 3 0 1 0 .1 0zM2.5 14a5.5 5 0 0 1 11 0z',
  wrench: 'M13.5 4.5 11 7 9 5l2.5-2.500A4 4 0 0 0 6.5 7.500l-4 4 2 2 4-4a4 4 0 0 0 5-5z'
} as const;

export type IconName = keyof typeof OUTLINES;

interface IconProps {
  name: IconName;
  /** Center. */
  x: number;
  y: number;
  size?: number;
  tone?: Tone;
  /** Width of the stroke on the grid of 16 units. */
  width?: number;
}

/** Icons that mean the same in both directions of reading, and would be wrong as mirror images. */
const UNMIRRORED: readonly IconName[] = ['check', 'clock', 'play', 'question', 'search'];

/** Icons of dots, which need a wider stroke. */
const DOTTED: readonly IconName[] = ['ellipsis', 'kebab', 'grip'];

/** An icon, drawn with a stroke. */
export function Icon({ name, x, y, size = 16, tone = 'ink', width = DOTTED.includes(name) ? 3 : 2 }: IconProps) {
  const scale = size / 16;
  const transform = `translate(${x - size / 2} ${y - size / 2})${scale === 1 ? '' : `scale(${scale})`}`;
  const icon = <path className={`pb-stroke-${tone}`} strokeWidth={width} transform={transform} d={OUTLINES[name]} />;
  return UNMIRRORED.includes(name) ? <g className="pb-unmirrored">{icon}</g> : icon;
}
