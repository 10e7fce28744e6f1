import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const RETRY_MS = 200;
const HEARTBEAT_MS = 5_000;
/** A build counts as killed after this long without a heartbeat. */
const ABANDONED_MS = 60_000;
/** Signals that end a process without its `exit` event. */
const ENDING_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Waits until no other process builds the same site. Two builds would remove each other's unfinished files.
 * @returns releases the lock
 */
export async function lockBuild(cacheFolder: string): Promise<() => void> {
  const file = path.join(cacheFolder, 'build.lock');
  const owner = `${process.pid} ${hostname()}`;
  mkdirSync(cacheFolder, { recursive: true });
  for (let isFirst = true; !create(file, owner); isFirst = false) {
    const other = readOwner(file);
    if (isAbandoned(file, other)) {
      rmSync(file, { force: true });
    } else {
      if (isFirst) {
        process.stderr.write(`Another build of this site is running (process ${other.pid}); waiting for it to end.\n`);
      }
      await delay(RETRY_MS);
    }
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS).unref();
  const unlock = (): void => {
    clearInterval(heartbeat);
    process.off('exit', unlock);
    ENDING_SIGNALS.forEach((signal) => process.off(signal, endBySignal));
    rmSync(file, { force: true });
  };
  const endBySignal = (signal: NodeJS.Signals): void => {
    unlock();
    // Without this listener, the signal ends the process, as it would have.
    process.kill(process.pid, signal);
  };
  process.once('exit', unlock);
  ENDING_SIGNALS.forEach((signal) => process.once(signal, endBySignal));
  return unlock;
}

/** @returns false when another build has the lock */
function create(file: string, owner: string): boolean {
  try {
    writeFileSync(file, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

interface Owner {
  pid: number;
  host: string;
}

function readOwner(file: string): Owner {
  try {
    const [pid = '', host = ''] = readFileSync(file, 'utf8').split(' ');
    return { pid: Number(pid), host };
  } catch {
    // The other build has just ended.
    return { pid: 0, host: '' };
  }
}

function isAbandoned(file: string, { pid, host }: Owner): boolean {
  if (pid > 0 && host === hostname() && !isRunning(pid)) {
    return true;
  }
  // The number of a killed build's process may belong to another program by now.
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - changed > ABANDONED_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running, but owned by another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
