import { describe, expect, it } from 'vitest';

import { type LeafModule, parseLeafModule } from '../../../src/bundle/libraries/leafModules.ts';

const parse = (text: string): LeafModule | null =>
  parseLeafModule(text, (specifier) => (specifier.startsWith('./member') ? null : `/package/${specifier}`));

describe('parseLeafModule', () => {
  it('divides a module into imports, code, and exports', () => {
    expect(
      parse(`import make, { base as b } from './make.js';\nimport * as all from 'lib';
export const Ä = b(all, { text: 'ü' }), Two = 2;\nexport { Two as Three };\nexport default Ä;`)
    ).toEqual({
      imports: [
        { module: '/package/./make.js', name: 'default', local: 'make' },
        { module: '/package/./make.js', name: 'base', local: 'b' },
        { module: '/package/lib', name: '*', local: 'all' }
      ],
      code: `\n\nconst Ä = b(all, { text: 'ü' }), Two = 2;\n\n`,
      exports: new Map([
        ['Ä', 'Ä'],
        ['Two', 'Two'],
        ['Three', 'Two'],
        ['default', 'Ä']
      ])
    });
  });

  it('names a default export that has no name', () => {
    expect(parse('export default { a: 1 };')).toMatchObject({ code: 'const __default={ a: 1 };' });
    expect(parse('export default () => 1')?.exports).toEqual(new Map([['default', '__default']]));
    expect(parse('export default function run() {}')).toMatchObject({ code: 'function run() {}' });
    expect(parse('export default class {}')).toMatchObject({ code: 'const __default=class {}' });
  });

  it('accepts the words of the function around it in strings', () => {
    expect(parse(`export const token = { name: '--lib--global--color', value: 'var(--x)' };`)).not.toBeNull();
  });

  it.each([
    ['imports another member', `import { a } from './member';\nexport const b = a;`],
    ['is imported for its effects', `import './sheet.css';\nexport const a = 1;`],
    ['re-exports', `export * from './other';`],
    ['re-exports an import', `import { a } from './other';\nexport { a };`],
    ['imports on demand', `export const load = () => import('./other');`],
    ['asks for its address', `export const url = import.meta.url;`],
    ['has bindings that may change', `export let count = 0;\nexport const add = () => ++count;`],
    ['has bindings beyond its block', `var count = 0;\nexport const add = () => ++count;`],
    ['waits', `export const a = await 1;`],
    ['uses names of CommonJS', `export const isNode = typeof exports === 'object';`],
    ['uses names that the bundler replaces', `export const mode = process.env.NODE_ENV;`],
    ['is CommonJS', `const a = 1;`],
    ['has errors', `export const a = ;`]
  ])('leaves a module to the bundler that %s', (_, text) => {
    expect(parse(text)).toBeNull();
  });
});
