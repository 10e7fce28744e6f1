import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A preview server in a process of its own. */
export interface RunningPreview {
  /** Without trailing slash, e.g. `http://localhost:41873`. */
  address: string;
  stop: () => Promise<void>;
}

export interface PreviewCommand {
  program: string;
  args: readonly string[];
  cwd: string;
}

const ANSWER_WITHIN_MS = 20_000;
const ADDRESS = /https?:\/\/\S+?(?=\/?\s)/;

/** The `preview` command of this checkout for a site, given by its folder below the root. */
export function previewOfCheckout(root: string, site: string): PreviewCommand {
  return {
    program: process.execPath,
    args: ['--conditions=patternbook-source', 'engine/src/cli/main.ts', 'preview', '--site', site, '--port', '0'],
    cwd: root
  };
}

/**
 * Starts a preview server and waits until it prints its address.
 * @throws Error with what it printed when it ends or stays silent for 20 s
 */
export async function startPreview({ program, args, cwd }: PreviewCommand): Promise<RunningPreview> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    return { address: await printedAddress(child), stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (reason: string): void => reject(new Error(`The preview server ${reason}. It printed:\n${printed}`));
    const timer = setTimeout(() => fail('gave no address'), ANSWER_WITHIN_MS);
    const read = (chunk: Buffer): void => {
      printed += chunk.toString('utf8');
      const address = ADDRESS.exec(printed)?.[0];
      if (address !== undefined) {
        clearTimeout(timer);
        resolve(address);
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('close', () => fail('ended'));
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
