import type { Location } from '../../model.ts';

/** Cursor that finds pieces of a file's text in sequence, and converts offsets to locations. */
export class TextPlaces {
  readonly file: string;
  readonly #text: string;
  /** Start offset of each line. */
  readonly #lineStarts: number[] = [0];
  #from = 0;
  #to = 0;

  /** @param text content of the file, with Unix line endings */
  constructor(file: string, text: string) {
    this.file = file;
    this.#text = text;
    for (const { index } of text.matchAll(/\n/g)) {
      this.#lineStarts.push(index + 1);
    }
  }

  /**
   * Restricts further searches to a range of lines, and never goes back before earlier finds.
   * @param map first line, and the line after the last, from 0
   */
  enter([start, end]: readonly [number, number]): void {
    this.#from = Math.max(this.#from, this.#lineStarts[start] ?? this.#text.length);
    this.#to = this.#lineStarts[end] ?? this.#text.length;
  }

  /** Returns the offset of the next occurrence of a piece in the entered lines; null if there is none. */
  find(piece: string): number | null {
    const offset = this.#text.indexOf(piece, this.#from);
    if (offset === -1 || offset + piece.length > this.#to) {
      return null;
    }
    this.#from = offset + piece.length;
    return offset;
  }

  /** Offset from which the next search starts. */
  get position(): number {
    return this.#from;
  }

  location(offset: number): Location {
    const line = this.#lineStarts.findLastIndex((start) => start <= offset);
    return { file: this.file, line: line + 1, column: offset - (this.#lineStarts[line] ?? 0) + 1 };
  }
}
