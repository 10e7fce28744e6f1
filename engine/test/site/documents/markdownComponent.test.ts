import { expect, it } from 'vitest';

import type { DocumentContext } from '../../../src/site/documents/documentContext.ts';
import { markdownComponent } from '../../../src/site/documents/markdownComponent.ts';
import type { ComponentBlock, Problem } from '../../../src/model.ts';
import { makePage, makeSource } from '../../ui/acme.ts';

const location = { file: '/acme/knob.md', line: 7 };

function render(name: string): { html: string | null; problems: Problem[] } {
  const problems: Problem[] = [];
  const context = { report: (problem: Problem) => problems.push(problem) } as unknown as DocumentContext;
  const block: ComponentBlock = { kind: 'component', name, attributes: {}, location };
  return { html: markdownComponent(context, makePage(), makeSource({ blocks: [block] }), block), problems };
}

it('leaves out a component whose data is wrong, and reports where', () => {
  const { html, problems } = render('Exercise');
  expect(html).toBeNull();
  expect(problems).toMatchObject([{ severity: 'error', code: 'component-data', location }]);
  expect(problems[0]?.message).toMatch(/^<Exercise> can't be shown: .*needs tasks=/);
});

it('knows nothing of other components', () => {
  expect(render('KnobGallery')).toEqual({ html: null, problems: [] });
});
