/** Letters of names may be written as escapes: `\u0061`, `\u{61}`. */
const ESCAPE = /\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/gi;
const LAST_CODE_POINT = 0x10_ff_ff;

/** The name that is wanted, with a number behind it if the code mentions it. */
export function freeName(wanted: string, code: string): string {
  const text = code.replaceAll(ESCAPE, (escape, long: string | undefined, short: string | undefined) => {
    const codePoint = Number.parseInt(long ?? short ?? '', 16);
    return codePoint <= LAST_CODE_POINT ? String.fromCodePoint(codePoint) : escape;
  });
  let name = wanted;
  for (let number = 1; text.includes(name); number += 1) {
    name = `${wanted}${number}`;
  }
  return name;
}
