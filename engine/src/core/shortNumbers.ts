/** Decimal fractions with zeros at the end; not within names and colors such as `#1.0a`. */
const FRACTION = /(?<![\w#.-])(-?\d*)\.(\d*?)0+(?![\d.])/g;

/** Drops the zeros at the end of the numbers in a CSS value: `rgb(0, 0, 0, 0.1500)` becomes `rgb(0, 0, 0, 0.15)`. */
export function shortNumbers(value: string): string {
  return value.replace(FRACTION, (_, whole: string, digits: string) =>
    digits === '' ? (/\d/.test(whole) ? whole : `${whole}0`) : `${whole}.${digits}`
  );
}
