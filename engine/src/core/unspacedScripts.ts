/** A pattern (for the flag `u`) of one letter of the scripts that put no spaces between words, without its marks. */
export const UNSPACED_LETTER = `(?=[${['Han', 'Hira', 'Kana', 'Bopo', 'Thai', 'Laoo', 'Khmr', 'Mymr']
  .map((script) => `\\p{scx=${script}}`)
  .join('')}])\\p{L}`;
