import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A program may exhaust the browser's memory, but not that of the machine. */
const MAX_MEMORY_KB = 3 * 1024 * 1024;
const MEMORY_INTERVAL_MS = 500;

/** A browser process with a temporary profile. */
export interface BrowserProcess {
  /** Waits until the browser's output matches. @returns the first group of the pattern */
  printed: (pattern: RegExp) => Promise<string>;
  close: () => Promise<void>;
}

export interface BrowserStart {
  program: string;
  /** Arguments for a profile folder. */
  args: (profile: string) => readonly string[];
  /** Files of the profile by name. */
  files?: Readonly<Record<string, string>>;
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>;
  /** Kills the browser if it exceeds the memory limit. */
  isMemoryLimited?: boolean;
}

/**
 * Starts a browser as a process group of its own, since some programs are wrapper scripts and all start child
 * processes.
 */
export function startBrowserProcess({ program, args, files = {}, env, isMemoryLimited }: BrowserStart): BrowserProcess {
  const profile = mkdtempSync(join(tmpdir(), 'patternbook-browser-'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(profile, name), text);
  }
  const child = spawn(program, args(profile), {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env }
  });
  // Callers that wait for the browser are notified; an unhandled error event would end the tests.
  child.on('error', () => undefined);
  const watch = isMemoryLimited ? setInterval(() => void endIfTooLarge(child), MEMORY_INTERVAL_MS) : undefined;
  return {
    printed: (pattern) => printed(child, program, pattern),
    async close() {
      clearInterval(watch);
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        const exited = new Promise((resolve) => child.once('exit', resolve));
        process.kill(-child.pid, 'SIGKILL');
        await exited;
      }
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

function printed(child: ChildProcess, program: string, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let all = '';
    const read = (chunk: Buffer): void => {
      all += chunk.toString();
      const found = pattern.exec(all)?.[1];
      if (found !== undefined) {
        resolve(found);
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} ended. It printed:\n${all}`)));
  });
}

async function endIfTooLarge({ pid }: ChildProcess): Promise<void> {
  // Without `ps`, memory is not limited.
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pgid=,rss=']).catch(() => ({ stdout: '' }));
  const rows = stdout.split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  const taken = rows.filter(([group]) => group === pid).reduce((sum, [, memory = 0]) => sum + memory, 0);
  if (pid !== undefined && taken > MAX_MEMORY_KB) {
    process.kill(-pid, 'SIGKILL');
  }
}
