import { Window } from 'happy-dom';
import { expect, it } from 'vitest';

import { elementFinder } from '../../../src/tools/listen/elementFinder.ts';

type Finder = (role: string, name: string | null, position: number) => { id: string } | null;

it('compiles to a function that finds elements by role, name, and position', async () => {
  const { document } = new Window();
  document.body.innerHTML = '<button>Save</button><button id="second">Save</button><button id="third">Close</button>';
  // oxlint-disable-next-line typescript/no-implied-eval -- Browsers evaluate the source in the same way.
  const compile = new Function('document', `return ${await elementFinder()}`) as (page: unknown) => Finder;
  const find = compile(document);
  expect(find('button', 'Save', 2)?.id).toBe('second');
  expect(find('button', null, 3)?.id).toBe('third');
  expect(find('link', null, 1)).toBeNull();
});
