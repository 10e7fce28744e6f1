import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { siteExamples } from '../../../src/examples/siteExamples.ts';
import type { ComponentBlock, Problem } from '../../../src/model.ts';
import type { DocumentContext } from '../../../src/site/documents/documentContext.ts';
import { loadApp } from '../../../src/site/documents/loadApp.ts';
import {
  exercise,
  keyboardTable,
  markdownComponent,
  rolesTable
} from '../../../src/site/documents/markdownComponents.ts';
import type { ExampleLink } from '../../../src/ui/index.ts';
import { exampleBlock, makePage, makeSource } from '../../ui/acme.ts';
import { parse } from '../../ui/parse.ts';

const location = { file: '/acme/knob.md', line: 7 };

function renderBlock(name: string): { html: string | null; problems: Problem[] } {
  const problems: Problem[] = [];
  const context = { report: (problem: Problem) => problems.push(problem) } as unknown as DocumentContext;
  const block: ComponentBlock = { kind: 'component', name, attributes: {}, location };
  return { html: markdownComponent(context, makePage(), makeSource({ blocks: [block] }), block), problems };
}

it('omits a component with invalid data, and reports its location', () => {
  const { html, problems } = renderBlock('Exercise');
  expect(html).toBeNull();
  expect(problems).toMatchObject([{ severity: 'error', code: 'component-data', location }]);
  expect(problems[0]?.message).toMatch(/^<Exercise> can't be shown: .*needs tasks=/);
});

it('ignores unknown components', () => {
  expect(renderBlock('KnobGallery')).toEqual({ html: null, problems: [] });
});

const role = { part: 'Scale', example: '/components/knob/basic', is: { role: 'slider' }, says: 'Turns.' };
const key = {
  example: '/components/knob/basic',
  on: { role: 'slider' },
  key: 'Home',
  does: 'Goes to the start.',
  expect: [{ focus: { role: 'slider' } }]
};
const CLAIMS = {
  good: { roles: [role], keys: [key] },
  lost: { roles: [{ ...role, example: '/components/knob/lost' }], keys: [key] },
  odd: { roles: [role], keys: [{ ...key, expect: [] }] }
};

let claimsFolder: string;

beforeAll(() => {
  claimsFolder = mkdtempSync(path.join(tmpdir(), 'claims-'));
  for (const [name, claims] of Object.entries(CLAIMS)) {
    writeFileSync(path.join(claimsFolder, `${name}.json`), JSON.stringify(claims));
  }
});
afterAll(() => rmSync(claimsFolder, { recursive: true }));

function rowsOf(table: typeof rolesTable | typeof keyboardTable, claims: string): readonly { example: ExampleLink }[] {
  const tab = makeSource({ path: '/components/knob', blocks: [exampleBlock()] });
  const places = siteExamples({ pages: [makePage({ sources: [tab] })] });
  const context = {
    facts: { exampleAt: (address: string) => places.find(({ example }) => example.path === address) ?? null }
  } as unknown as DocumentContext;
  const imports = [{ local: 'claims', imported: 'default', specifier: `./${claims}.json`, line: 1 }];
  const { rows } = table(context, makeSource({ file: path.join(claimsFolder, 'accessibility.md'), imports }), {
    kind: 'component',
    name: 'RolesTable',
    attributes: { claims: '{claims}' },
    location: { file: '/acme/accessibility.md' }
  });
  return rows;
}

describe('claims tables', () => {
  it.each([rolesTable, keyboardTable])('link to the examples in their tabs', (table) => {
    const rows = rowsOf(table, 'good');
    expect(rows.map(({ example }) => example)).toEqual([{ title: 'Basic', href: '/components/knob#basic' }]);
  });

  it.each([
    ['lost', /names the example \/components\/knob\/lost, which the site doesn't have/],
    ['odd', /odd\.json doesn't fit the schema of claims/],
    ['missing', /needs claims=\{…\} that name a JSON file/]
  ])('reject %s claims', (claims, message) => {
    expect(() => rowsOf(rolesTable, claims)).toThrow(message);
  });
});

const check = {
  task: 'There is one `Knob`.',
  hint: 'Import `Knob` & use it.',
  selector: 'button > [data-a="1"]',
  count: 1
};
const SOLUTION = 'export const Basic = () => <Knob a={1 < 2} />;\n';
const TASKS = {
  good: {
    checks: [check, { ...check, task: 'It says so.', count: undefined, text: 'Knob' }],
    solution: './Solution.tsx'
  },
  lost: { checks: [check], solution: './Lost.tsx' },
  odd: { checks: [], solution: './Solution.tsx' },
  crooked: { checks: [{ ...check, selector: 'button >' }], solution: './Solution.tsx' }
};

const app = await loadApp();
let tasksFolder: string;

beforeAll(() => {
  tasksFolder = mkdtempSync(path.join(tmpdir(), 'exercise-'));
  writeFileSync(path.join(tasksFolder, 'Solution.tsx'), SOLUTION);
  for (const [name, tasks] of Object.entries(TASKS)) {
    writeFileSync(path.join(tasksFolder, `${name}.json`), JSON.stringify(tasks));
  }
});
afterAll(() => rmSync(tasksFolder, { recursive: true }));

function renderTasks(tasks: string, { afterExample = true } = {}): string {
  const block: ComponentBlock = {
    kind: 'component',
    name: 'Exercise',
    attributes: { tasks: '{tasks}' },
    location: { file: '/acme/training.md' }
  };
  const source = makeSource({
    file: path.join(tasksFolder, 'training.md'),
    imports: [{ local: 'tasks', imported: 'default', specifier: `./${tasks}.json`, line: 1 }],
    blocks: [exampleBlock(), ...(afterExample ? [] : [{ kind: 'html' as const, html: '<p>Between</p>' }]), block]
  });
  return app.renderMarkdownComponent('Exercise', exercise(source, block));
}

describe('an exercise', () => {
  it('has the tasks and the solution of its example', () => {
    const shown = parse(renderTasks('good')).querySelector('[data-island=exercise]');
    expect(shown?.querySelector('h4')?.textContent).toBe('Your turn: Basic');
    const tasks = [...(shown?.querySelectorAll<HTMLElement>('li') ?? [])];
    expect(tasks.map(({ dataset }) => dataset['state'])).toEqual(['open', 'open']);
    expect(tasks[0]?.querySelector('code')?.textContent).toBe('Knob');
    expect(shown?.querySelector('.pb-exercise-solution code')?.textContent).toBe(SOLUTION.trim());
  });

  it.each([
    ['lost', /lost\.json names a solution that doesn't exist: \.\/Lost\.tsx/],
    ['odd', /odd\.json doesn't fit the schema of exercises/],
    ['crooked', /crooked\.json: the selector of "There is one `Knob`\." is not valid: button >/],
    ['missing', /<Exercise> needs tasks=\{…\} that name a JSON file/]
  ])('is rejected with %s tasks', (tasks, message) => {
    expect(() => renderTasks(tasks)).toThrow(message);
  });

  it('must directly follow its example', () => {
    expect(() => renderTasks('good', { afterExample: false })).toThrow(/needs a live example right before it/);
  });
});
