import type { Progress } from '../../site/build/progress.ts';

const REDRAW_INTERVAL_MS = 100;

/**
 * Creates a progress display for a stream that shows each stage with its count and time. On a terminal, the
 * current stage is updated in place; a log file gets one line per stage.
 */
export function createTerminalProgress(stream: NodeJS.WriteStream): Progress & { end(): void } {
  let current: { name: string; total: number | null; done: number; start: number } | null = null;
  let drawn = 0;

  const line = (): string => {
    if (!current) {
      return '';
    }
    const { name, total, done, start } = current;
    const count = total === null ? '' : `${done}/${total}`;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    return `  ${name.padEnd(28)}${count.padStart(12)}${`${seconds} s`.padStart(10)}`;
  };

  const finish = (): void => {
    if (current) {
      current.done = current.total ?? current.done;
      stream.write(`${stream.isTTY ? '\r\u001b[2K' : ''}${line()}\n`);
      current = null;
    }
  };

  return {
    stage(name, total) {
      finish();
      current = { name, total: total ?? null, done: 0, start: performance.now() };
      if (stream.isTTY) {
        stream.write(line());
      }
    },
    done(count) {
      if (!current) {
        return;
      }
      current.done = count;
      if (stream.isTTY && performance.now() - drawn > REDRAW_INTERVAL_MS) {
        drawn = performance.now();
        stream.write(`\r\u001b[2K${line()}`);
      }
    },
    end: finish
  };
}
