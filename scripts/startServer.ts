import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server in a child process. */
export interface RunningServer {
  /** Without trailing slash, e.g. `http://localhost:41873`. */
  address: string;
  /** Returns the output so far, both stdout and stderr. */
  printed: () => string;
  /** Returns the output of stderr. */
  errors: () => string;
  isRunning: () => boolean;
  stop: () => Promise<void>;
}

export interface ServerCommand {
  program: string;
  args: readonly string[];
  cwd: string;
}

const START_TIMEOUT_MS = 50_000;
const ADDRESS = /^Site: +(https?:\/\/\S+?)\/?\s/m;

/**
 * Returns a command of this checkout that serves a site on any free port.
 * @param site folder of the site, relative to `root`
 * @param options further arguments of the command
 */
export function serverOfCheckout(
  root: string,
  command: 'dev' | 'preview',
  site: string,
  options: readonly string[] = []
): ServerCommand {
  const main = ['--conditions=patternbook-source', 'engine/src/tools/cli/main.ts'];
  return {
    program: process.execPath,
    args: [...main, command, '--site', site, '--port', '0', ...options],
    cwd: root
  };
}

/**
 * Starts a server and waits until it prints its address.
 * @throws Error with its output if it exits, or prints no address within 20 s
 */
export async function startServer({ program, args, cwd }: ServerCommand): Promise<RunningServer> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const { printed, errors } = collectOutput(child);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  try {
    return { address: await printedAddress(child, printed), printed, errors, isRunning, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

function collectOutput(child: ChildProcess): Pick<RunningServer, 'printed' | 'errors'> {
  const all: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => all.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => {
    all.push(chunk);
    errors.push(chunk);
  });
  const textOf = (chunks: readonly Buffer[]) => () => Buffer.concat(chunks).toString('utf8');
  return { printed: textOf(all), errors: textOf(errors) };
}

function printedAddress(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string): void => reject(new Error(`The server ${reason}. It printed:\n${printed()}`));
    const timer = setTimeout(() => fail('gave no address'), START_TIMEOUT_MS);
    const read = (): void => {
      const address = ADDRESS.exec(printed())?.[1];
      if (address !== undefined) {
        clearTimeout(timer);
        resolve(address);
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      fail('ended');
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const closed = once(child, 'close');
  child.kill();
  await closed;
}
