import type { Passage } from './passage.ts';
import type { TextPlaces } from './textPlaces.ts';

interface Piece {
  /** Offset in the passage. */
  start: number;
  /** Offset in the file. */
  at: number;
}

/** Puts a passage together out of pieces of a file that follow each other. */
export class PassageBuilder {
  readonly #places: TextPlaces;
  readonly #pieces: Piece[] = [];
  readonly #mentions: (readonly [number, number])[] = [];
  #mentionStart = 0;
  #text = '';

  constructor(places: TextPlaces) {
    this.#places = places;
  }

  /** Adds prose. Where it isn't in the file as it is, due to an escape for example, its words are looked for. */
  add(text: string): void {
    const parts = this.#tryAdd(text) ? [] : text.split(/(?<=\s)/);
    for (const part of parts) {
      if (!this.#tryAdd(part)) {
        this.addUnplaced(part);
      }
    }
  }

  /** Adds what stands for something else in the file. */
  addUnplaced(text: string): void {
    this.#push(text, this.#places.position);
  }

  /** Passes over a piece of the file, for which something else stands in the passage. */
  skip(piece: string, substitute: string): void {
    this.#places.find(piece);
    this.addUnplaced(substitute);
  }

  startMention(): void {
    this.#mentionStart = this.#text.length;
  }

  endMention(): void {
    this.#mentions.push([this.#mentionStart, this.#text.length]);
  }

  mentionAll(): void {
    this.#mentions.push([0, this.#text.length]);
  }

  /** The passage; null if it says nothing. */
  build(): Passage | null {
    const [text, pieces, places] = [this.#text, this.#pieces, this.#places];
    if (!/\p{L}/u.test(text)) {
      return null;
    }
    return {
      text,
      mentions: this.#mentions,
      locate: (offset) => {
        const piece = pieces.findLast(({ start }) => start <= offset);
        return places.location(piece === undefined ? 0 : piece.at + offset - piece.start);
      }
    };
  }

  #tryAdd(text: string): boolean {
    const at = this.#places.find(text);
    if (at !== null) {
      this.#push(text, at);
    }
    return at !== null;
  }

  #push(text: string, at: number): void {
    this.#pieces.push({ start: this.#text.length, at });
    this.#text += text;
  }
}
