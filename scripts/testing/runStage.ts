import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Stage, Tier } from './stage.ts';

export interface StageResult {
  succeeded: boolean;
  /** Output of stdout and stderr. */
  output: string;
  seconds: number;
}

/**
 * Runs a stage in the root of the repository. The repository's tools come first on the search path, and the tier is in
 * `PATTERNBOOK_TIER`.
 * @throws Error if the program can't be started
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
    // On Windows, the tools' launchers are .cmd files.
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
