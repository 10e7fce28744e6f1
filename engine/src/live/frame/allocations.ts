import * as texts from '../../core/texts.ts';
import { methodOf } from './natives.ts';

const MEBIBYTE = 2 ** 20;
export interface MemoryLimits {
  /** Maximum size of all buffers and images that exist at the same time. */
  bytes: number;
  /** Maximum length of the texts that are made at once, in UTF-16 code units. */
  characters: number;
}

/** Far below what browsers grant a process, and far above what examples need. */
export const MEMORY_LIMITS: MemoryLimits = { bytes: 512 * MEBIBYTE, characters: 256 * MEBIBYTE };
/** Larger pieces are counted one by one; of smaller ones, a random sample. */
const SAMPLE_BYTES = 64 * 1024;
/** Part of the texts that may follow within a second: nothing tells when they are collected. */
const TEXTS_PER_SECOND = 1 / 16;
/** Minimum length of counted texts. */
const COUNTED_CHARACTERS = 1024;

/** Counts the memory that a program takes, apart from its objects, which the browser itself limits. */
export interface Allocations {
  /** @throws RangeError if that many more bytes would be too many */
  check: (bytes: number) => void;
  /**
   * Counts the bytes of an object until it is collected.
   * @throws RangeError if all objects together have too many
   */
  hold: (owner: object, bytes: number) => void;
  /** @throws RangeError if many long texts were made in a short time */
  spend: (characters: number) => void;
}

/** @param random returns numbers in [0, 1), which a program must not be able to predict */
export function countAllocations(limits: MemoryLimits, random = Math.random.bind(Math)): Allocations {
  const now = performance.now.bind(performance);
  const { log, max } = Math;
  let live = 0;
  const collected = new FinalizationRegistry<number>((bytes) => {
    live -= bytes;
  });
  const register = methodOf(FinalizationRegistry.prototype, 'register');
  const fail = (): never => {
    throw new RangeError(texts.run.memory);
  };
  const check = (bytes: number): void => {
    if (live + bytes > limits.bytes) {
      fail();
    }
  };

  // Each byte is as likely to be sampled as any other, so that no order of small pieces stays below the count.
  const bytesToSample = (): number => -log(1 - random()) * SAMPLE_BYTES;
  let untilSample = bytesToSample();
  const hold = (owner: object, bytes: number): void => {
    let counted = bytes;
    if (bytes < SAMPLE_BYTES) {
      untilSample -= bytes;
      counted = 0;
      while (untilSample < 0) {
        counted += SAMPLE_BYTES;
        untilSample += bytesToSample();
      }
    }
    if (counted > 0) {
      live += counted;
      register(collected, owner, counted);
      check(0);
    }
  };

  let written = 0;
  let lastWritten = now();
  const spend = (characters: number): void => {
    if (characters < COUNTED_CHARACTERS) {
      return;
    }
    const time = now();
    written = max(0, written - ((time - lastWritten) / 1000) * TEXTS_PER_SECOND * limits.characters) + characters;
    lastWritten = time;
    if (written > limits.characters) {
      fail();
    }
  };
  return { check, hold, spend };
}
