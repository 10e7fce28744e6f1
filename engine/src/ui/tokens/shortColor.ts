const TRANSLUCENT = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*[,/]\s*(\d*\.?\d+)(%?)\s*\)$/i;

/** Shortens a translucent color to a line of its column, e.g. `#c7c7c7 25%`. Returns all other values as they are. */
export function shortColor(value: string): string {
  const [, red, green, blue, alpha, percent] = TRANSLUCENT.exec(value) ?? [];
  const channels = [red, green, blue].map(Number);
  if (!channels.every((channel) => channel <= 255)) {
    return value;
  }
  const share = percent === '' ? Number(alpha) * 100 : Number(alpha);
  const digits = channels.map((channel) => channel.toString(16).padStart(2, '0'));
  return `#${digits.join('')} ${Number(Math.min(share, 100).toFixed(1))}%`;
}
