import { useLayoutEffect, useRef } from 'react';

import type { ConsoleLevel } from '../../../live/frame/protocol.ts';

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

interface ConsoleProps {
  title: string;
  entries: readonly ConsoleEntry[];
}

/** What an example writes to the console, with the last of it in sight. */
export function Console({ title, entries }: ConsoleProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);
  return (
    <div className="pb-console">
      <ol ref={list} className="pb-console-items" role="log" aria-label={`Console of ${title}`} tabIndex={0} dir="ltr">
        {entries.map(({ id, level, text, count }) => (
          <li key={id} className={`pb-console-item pb-console-${level}`} data-count={count > 1 ? count : undefined}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
