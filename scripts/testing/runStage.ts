import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Stage, Tier } from './stage.ts';

export interface StageResult {
  succeeded: boolean;
  /** Everything that the program printed. */
  output: string;
  seconds: number;
}

/**
 * Runs a stage to its end in the root of the repository. The program finds the repository's own
 * tools first on its path and the tier in `PATTERNBOOK_TIER`.
 * @throws Error when the program cannot be started
 */
export async function runStage(stage: Stage, root: string, tier: Tier): Promise<StageResult> {
  const started = performance.now();
  const [program, ...args] = stage.command;
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      ...stage.env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      PATTERNBOOK_TIER: tier
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The tools' launchers are .cmd files there.
    shell: process.platform === 'win32'
  });
  const chunks: Buffer[] = [];
  const collect = (chunk: Buffer): void => void chunks.push(chunk);
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return {
    succeeded: code === 0,
    output: Buffer.concat(chunks).toString('utf8'),
    seconds: (performance.now() - started) / 1000
  };
}
