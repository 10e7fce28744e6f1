import type { Location } from '../../model.ts';

/** Finds the pieces of a file's text one after the other, and the places of offsets. */
export class TextPlaces {
  readonly #file: string;
  readonly #text: string;
  /** Offset that each line begins at. */
  readonly #lineStarts: number[] = [0];
  #from = 0;
  #to = 0;

  /** @param text of the file, with Unix line ends */
  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
    for (const { index } of text.matchAll(/\n/g)) {
      this.#lineStarts.push(index + 1);
    }
  }

  /**
   * Goes on to some lines: what is found from now on stands in them, and not before what was found already.
   * @param map first line, and the line after the last, from 0
   */
  enter([start, end]: readonly [number, number]): void {
    this.#from = Math.max(this.#from, this.#lineStarts[start] ?? this.#text.length);
    this.#to = this.#lineStarts[end] ?? this.#text.length;
  }

  /** Offset of the next occurrence of a piece in the lines that were entered; null if there is none. */
  find(piece: string): number | null {
    const offset = this.#text.indexOf(piece, this.#from);
    if (offset === -1 || offset + piece.length > this.#to) {
      return null;
    }
    this.#from = offset + piece.length;
    return offset;
  }

  /** Offset that the next piece is looked for from. */
  get position(): number {
    return this.#from;
  }

  location(offset: number): Location {
    const line = this.#lineStarts.findLastIndex((start) => start <= offset);
    return { file: this.#file, line: line + 1, column: offset - (this.#lineStarts[line] ?? 0) + 1 };
  }
}
