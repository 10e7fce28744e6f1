import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DocumentContext } from '../../../src/site/documents/documentContext.ts';
import { exerciseHtml } from '../../../src/site/documents/exercise.ts';
import { loadApp } from '../../../src/site/documents/loadApp.ts';
import type { ComponentBlock } from '../../../src/model.ts';
import { exampleBlock, makeSource } from '../../ui/acme.ts';
import { parse } from '../../ui/parse.ts';

const check = {
  task: 'There is one `Knob`.',
  hint: 'Import `Knob` & use it.',
  selector: 'button > [data-a="1"]',
  count: 1
};
const SOLUTION = 'export const Basic = () => <Knob a={1 < 2} />;\n';
const FILES = {
  good: {
    checks: [check, { ...check, task: 'It says so.', count: undefined, text: 'Knob' }],
    solution: './Solution.tsx'
  },
  lost: { checks: [check], solution: './Lost.tsx' },
  odd: { checks: [], solution: './Solution.tsx' },
  crooked: { checks: [{ ...check, selector: 'button >' }], solution: './Solution.tsx' }
};

const app = await loadApp();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exercise-'));
  writeFileSync(path.join(folder, 'Solution.tsx'), SOLUTION);
  for (const [name, tasks] of Object.entries(FILES)) {
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(tasks));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function render(tasks: string, { afterExample = true } = {}): string {
  const block: ComponentBlock = {
    kind: 'component',
    name: 'Exercise',
    attributes: { tasks: '{tasks}' },
    location: { file: '/acme/training.md' }
  };
  const source = makeSource({
    file: path.join(folder, 'training.md'),
    imports: [{ local: 'tasks', imported: 'default', specifier: `./${tasks}.json`, line: 1 }],
    blocks: [exampleBlock(), ...(afterExample ? [] : [{ kind: 'html' as const, html: '<p>Between</p>' }]), block]
  });
  return exerciseHtml({ app } as DocumentContext, source, block);
}

describe('an exercise', () => {
  it('has the tasks and the solution of its example', () => {
    const exercise = parse(render('good')).querySelector('[data-island=exercise]');
    expect(exercise?.querySelector('h4')?.textContent).toBe('Your turn: Basic');
    const tasks = [...(exercise?.querySelectorAll<HTMLElement>('li') ?? [])];
    expect(tasks.map(({ dataset }) => dataset['state'])).toEqual(['open', 'open']);
    expect(tasks[0]?.querySelector('code')?.textContent).toBe('Knob');
    expect(exercise?.querySelector('.pb-exercise-solution code')?.textContent).toBe(SOLUTION.trim());
  });

  it.each([
    ['lost', /lost\.json names a solution that doesn't exist: \.\/Lost\.tsx/],
    ['odd', /odd\.json doesn't fit the schema of exercises/],
    ['crooked', /crooked\.json: the selector of "There is one `Knob`\." is not valid: button >/],
    ['missing', /<Exercise> needs tasks=\{…\} that name a JSON file/]
  ])('is refused with %s tasks', (tasks, message) => {
    expect(() => render(tasks)).toThrow(message);
  });

  it('stands right behind its example', () => {
    expect(() => render('good', { afterExample: false })).toThrow(/needs a live example right before it/);
  });
});
