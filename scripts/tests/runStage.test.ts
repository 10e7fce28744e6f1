import { describe, expect, it } from 'vitest';
import { runStage } from '../testing/runStage.ts';
import type { Stage } from '../testing/stage.ts';

function program(code: string): Stage {
  return { name: 'program', command: [process.execPath, '-e', code], report: null };
}

describe('runStage', () => {
  it('hands back everything that a failing program printed', async () => {
    const stage = program('console.log("to out"); console.error("to err"); process.exit(3)');
    const result = await runStage(stage, process.cwd(), 'quick');
    expect(result.succeeded).toBe(false);
    expect(result.output).toContain('to out');
    expect(result.output).toContain('to err');
  });

  it('tells the program the tier', async () => {
    const result = await runStage(program('console.log(process.env.PATTERNBOOK_TIER)'), process.cwd(), 'full');
    expect(result).toMatchObject({ succeeded: true, output: 'full\n' });
  });

  it('rejects when the program does not exist', async () => {
    const stage: Stage = { name: 'gone', command: ['no-such-program-here'], report: null };
    await expect(runStage(stage, process.cwd(), 'quick')).rejects.toThrow('ENOENT');
  });
});
