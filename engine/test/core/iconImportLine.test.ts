import { expect, it } from 'vitest';

import { importLine } from '../../src/core/icons.ts';
import { makeIcon } from '../support/makeIcon.ts';

it('imports a component', () => {
  expect(importLine(makeIcon())).toBe("import { KnobIcon } from 'acme-icons/knob';");
});

it.each([
  ['chevron-down', 'chevronDown'],
  ['4-k', 'icon4K'],
  ['a.b', 'aB']
])('imports the file "%s" as %s', (name, local) => {
  const icon = makeIcon({ name, component: null, importPath: `acme-icons/${name}.svg` });
  expect(importLine(icon)).toBe(`import ${local} from 'acme-icons/${name}.svg';`);
});
