import { type Tone, Unmirrored } from './shapes.tsx';

/** Outlines of characters, 6 units wide and 10 high, for the few drawings whose subject is a number or a letter. */
const CHARACTERS: Record<string, string> = {
  0: 'M3 0a3 3 0 0 0-3 3v4a3 3 0 0 0 6 0V3a3 3 0 0 0-3-3z',
  1: 'M1.5 2 4 0v10',
  2: 'M0 3a3 3 0 0 1 6 0C6 6 0 7 0 10h6',
  3: 'M.5 0H6L3 4c4 0 4 6 0 6a3 3 0 0 1-3-2',
  4: 'M4.5 10V0L0 7h6',
  5: 'M5.5 0H1L.5 4.5c5-2 7.5 5.5 2 5.500A3 3 0 0 1 0 8.5',
  6: 'M5.5 1.200A3 3 0 0 0 0 3v4a3 3 0 1 0 .1-.8',
  7: 'M0 0h6L2.5 10',
  8: 'M3 0a2.3 2.3 0 1 0 .1 0zM3 4.600a2.7 2.7 0 1 0 .1 0z',
  9: 'M.5 8.800A3 3 0 0 0 6 7V3a3 3 0 1 0-.1.8',
  ':': 'M3 3.500h.1M3 8h.1',
  '.': 'M3 10h.1',
  '%': 'M1.2.6a1 1 0 1 0 .1 0zM4.8 7.4a1 1 0 1 0 .1 0zM5.8 0 .2 10',
  '*': 'M3 2v6M.4 3.500l5.2 3M5.6 3.500l-5.2 3',
  '/': 'M5 0 1 10',
  A: 'M-.5 10 3 0l3.5 10M.7 6.800h4.6',
  a: 'M5.8 3.500V10M5.8 6.700a2.9 3.2 0 1 0-.1.3',
  H: 'M0 0v10M6 0v10M0 5h6',
  T: 'M0 0h6M3 0v10',
  B: 'M.5 0v10H3a2.7 2.7 0 0 0 0-5.4 2.3 2.3 0 0 0 0-4.600zM.5 4.600H3',
  I: 'M4 0 2 10M2.5 0h3M.5 10h3'
};

const WIDTH = 6;
const HEIGHT = 10;
const ADVANCE = 9;

interface GlyphsProps {
  /** Characters of `CHARACTERS`. */
  text: string;
  /** Center. */
  x: number;
  y: number;
  /** Height. */
  size?: number;
  tone?: Tone;
  /** Width of the stroke. */
  width?: number;
}

/** A number or a few letters. They are never mirrored. */
export function Glyphs({ text, x, y, size = HEIGHT, tone = 'ink', width = size / 6 }: GlyphsProps) {
  const scale = size / HEIGHT;
  const left = x - ((text.length - 1) * ADVANCE + WIDTH) * (scale / 2);
  return (
    <Unmirrored>
      {text.split('').map((character, index) => (
        <path
          key={index}
          className={`pb-stroke-${tone}`}
          strokeWidth={width / scale}
          transform={`translate(${left + index * ADVANCE * scale} ${y - size / 2})scale(${scale})`}
          d={CHARACTERS[character]}
        />
      ))}
    </Unmirrored>
  );
}
