import { describe, expect, it } from 'vitest';

import { writeFiles } from '../../../test/content/support/writeFiles.ts';
import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { exampleBlock, makeSource, proseBlock } from '../../../test/ui/acme.ts';
import { parse } from '../../../test/ui/parse.ts';
import { escapeHtml } from '../../core/html.ts';
import type { ComponentBlock } from '../../model.ts';

const { Exercise } = markdownComponents;

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
  crooked: { checks: [check, { ...check, selector: 'button >' }], solution: './Solution.tsx' },
  styled: {
    checks: [{ ...check, styles: { '--knob-size': '2rem', color: 'var(--brand)', 'margin-block': '1px 2px' } }],
    solution: './Solution.tsx'
  },
  unstyled: { checks: [{ ...check, styles: { Color: 'red' } }], solution: './Solution.tsx' },
  colorless: { checks: [{ ...check, styles: { color: '12px' } }], solution: './Solution.tsx' },
  injected: { checks: [{ ...check, styles: { color: 'red } * { color: blue' } }], solution: './Solution.tsx' }
};

function renderTasks(tasks: string, { afterExample = true } = {}): string {
  const files = Object.entries(TASKS).map(([file, data]) => [`${file}.json`, JSON.stringify(data, null, 2)]);
  const folder = writeFiles({ 'Solution.tsx': SOLUTION, ...(Object.fromEntries(files) as Record<string, string>) });
  const block: ComponentBlock = {
    kind: 'component',
    name: 'Exercise',
    attributes: { tasks: '{tasks}' },
    location: { file: '/acme/training.md' }
  };
  const source = makeSource({
    file: `${folder}/training.md`,
    imports: [{ local: 'tasks', imported: 'default', specifier: `./${tasks}.json`, line: 1 }],
    blocks: [exampleBlock(), ...(afterExample ? [] : [proseBlock('<p>Between</p>')]), block]
  });
  const props = propsOf(Exercise, {
    source,
    context: { highlight: (code, lang) => `<i>${lang}</i>${escapeHtml(code)}` }
  });
  return renderMarkdown(Exercise, props);
}

describe('an exercise', () => {
  it('has the tasks and the solution of its example', () => {
    const shown = parse(renderTasks('good')).querySelector('[data-island=exercise]');
    expect(shown?.querySelector('h4')?.textContent).toBe('Your turn: Basic');
    const tasks = [...(shown?.querySelectorAll<HTMLElement>('li') ?? [])];
    expect(tasks.map(({ dataset }) => dataset['state'])).toEqual(['open', 'open']);
    expect(tasks[0]?.querySelector('code')?.textContent).toBe('Knob');
    expect(shown?.querySelector('.pb-exercise-solution code')?.textContent).toBe(`tsx${SOLUTION.trim()}`);
  });

  it.each([
    ['lost', /lost\.json:10 names a solution that doesn't exist: \.\/Lost\.tsx/],
    ['odd', /odd\.json:2 doesn't fit the schema of exercises/],
    ['crooked', /crooked\.json:9: the selector of "There is one `Knob`\." is not valid: button >/],
    ['unstyled', /unstyled\.json:9 doesn't fit the schema of exercises:\n.*\n.*styles\.Color/],
    ['colorless', /colorless\.json:3: "There is one `Knob`\." expects a value that color can't have: 12px/],
    ['injected', /injected\.json:3: .* expects a value that color can't have: red \} \* \{ color: blue/],
    ['missing', /<Exercise> needs tasks=\{…\} that name a JSON file/]
  ])('is rejected with %s tasks', (tasks, message) => {
    expect(() => renderTasks(tasks)).toThrow(message);
  });

  it('can expect computed values', () => {
    expect(() => renderTasks('styled')).not.toThrow();
  });

  it('must directly follow its example', () => {
    expect(() => renderTasks('good', { afterExample: false })).toThrow(/needs a live example right before it/);
  });
});
