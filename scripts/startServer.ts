import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server of a site in a process of its own. */
export interface RunningServer {
  /** Without trailing slash, e.g. `http://localhost:41873`. */
  address: string;
  /** Everything that it has printed so far. */
  printed: () => string;
  stop: () => Promise<void>;
}

export interface ServerCommand {
  program: string;
  args: readonly string[];
  cwd: string;
}

const ANSWER_WITHIN_MS = 20_000;
const ADDRESS = /^Site: +(https?:\/\/\S+?)\/?\s/m;

/** A command of this checkout that serves a site, given by its folder below the root, on any free port. */
export function serverOfCheckout(root: string, command: 'dev' | 'preview', site: string): ServerCommand {
  return {
    program: process.execPath,
    args: ['--conditions=patternbook-source', 'engine/src/cli/main.ts', command, '--site', site, '--port', '0'],
    cwd: root
  };
}

/**
 * Starts a server and waits until it prints its address.
 * @throws Error with what it printed when it ends or stays silent for 20 s
 */
export async function startServer({ program, args, cwd }: ServerCommand): Promise<RunningServer> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = collectOutput(child);
  try {
    return { address: await printedAddress(child, printed), printed, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  const collect = (chunk: Buffer): void => void chunks.push(chunk);
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return () => Buffer.concat(chunks).toString('utf8');
}

function printedAddress(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string): void => reject(new Error(`The server ${reason}. It printed:\n${printed()}`));
    const timer = setTimeout(() => fail('gave no address'), ANSWER_WITHIN_MS);
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
