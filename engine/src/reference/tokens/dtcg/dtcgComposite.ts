import { splitTopLevel } from '../../cssVariables/references.ts';
import { type DtcgValue, dtcgValue, STROKES } from './dtcgValue.ts';

/** Converts a part of a value: the name of a token to a reference, or else a value. Null if neither is possible. */
type ReadPart = (text: string) => DtcgValue | null;

const ZERO: DtcgValue = { $type: 'dimension', $value: { value: 0, unit: 'px' } };

/**
 * Converts a value of several parts: a list of shadows, `2px 2px 4px #0003, …`, or a border, `1px solid #333`. Null for
 * other values.
 * @param text as written: names of tokens stand for their values
 */
export function dtcgComposite(text: string, readPart: ReadPart): DtcgValue | null {
  const shadows = splitTopLevel(text, ',').map((shadow) => readShadow(wordsOf(shadow), readPart));
  const known = shadows.filter((shadow) => shadow !== null);
  if (known.length === shadows.length) {
    return { $type: 'shadow', $value: known.length === 1 ? known[0] : known };
  }
  return readBorder(wordsOf(text), readPart);
}

function wordsOf(text: string): string[] {
  return splitTopLevel(text, ' ').filter((word) => word !== '');
}

function readShadow(words: readonly string[], readPart: ReadPart): Record<string, unknown> | null {
  const isInset = words.includes('inset');
  const parts = words.filter((word) => word !== 'inset').map((word) => zeroAsLength(readPart(word)));
  const lengths = parts.filter((part) => part?.$type === 'dimension');
  const colors = parts.filter((part) => part?.$type === 'color');
  if (lengths.length < 2 || lengths.length > 4 || colors.length !== 1 || lengths.length + 1 !== parts.length) {
    return null;
  }
  const [offsetX, offsetY, blur = ZERO, spread = ZERO] = lengths;
  const values = { color: colors[0], offsetX, offsetY, blur, spread };
  return {
    ...Object.fromEntries(Object.entries(values).map(([name, part]) => [name, part?.$value])),
    ...(isInset && { inset: true })
  };
}

function readBorder(words: readonly string[], readPart: ReadPart): DtcgValue | null {
  const style = words.find((word) => STROKES.includes(word));
  const parts = words.filter((word) => word !== style).map((word) => zeroAsLength(readPart(word)));
  const width = parts.find((part) => part?.$type === 'dimension');
  const color = parts.find((part) => part?.$type === 'color');
  return style !== undefined && width && color && parts.length === 2
    ? { $type: 'border', $value: { color: color.$value, width: width.$value, style } }
    : null;
}

/** A zero without a unit is a length here. */
function zeroAsLength(part: DtcgValue | null): DtcgValue | null {
  return part?.$type === 'number' && part.$value === 0 ? ZERO : part;
}

/** Converts a part that is a value. */
export function plainPart(text: string): DtcgValue | null {
  return dtcgValue('', text);
}
