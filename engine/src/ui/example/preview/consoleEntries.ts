import type { ConsoleLevel } from '../../../frame/protocol.ts';

/** Messages that are kept; older ones go. */
const MAX_ENTRIES = 100;

/** What an example has written to the console, so many times in a row. */
export interface ConsoleEntry {
  /** Tells entries of one example apart. */
  id: number;
  level: ConsoleLevel;
  text: string;
  count: number;
}

/** The entries with one more message. */
export function withMessage(entries: readonly ConsoleEntry[], level: ConsoleLevel, text: string): ConsoleEntry[] {
  const last = entries.at(-1);
  if (last?.text === text && last.level === level) {
    return [...entries.slice(0, -1), { ...last, count: last.count + 1 }];
  }
  return [...entries.slice(1 - MAX_ENTRIES), { id: (last?.id ?? 0) + 1, level, text, count: 1 }];
}
