const DURATION = /^([\d.]+)(ms|s)$/;

/** Returns a duration in milliseconds; null for another value. */
export function milliseconds(value: string): number | null {
  const [, number, unit] = DURATION.exec(value) ?? [];
  return number === undefined ? null : Number(number) * (unit === 's' ? 1000 : 1);
}
