import { useLayoutEffect, useRef } from 'react';

import type { ConsoleEntry } from './consoleEntries.ts';

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
