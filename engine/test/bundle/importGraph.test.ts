import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ImportGraph } from '../../src/bundle/importGraph.ts';

let folder: string;

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the names of the sheets for a piece of code in the site folder. */
function sheetsOf(code: string, aliases: ReadonlyMap<string, string> = new Map()): string[] {
  const sheets = new ImportGraph(aliases).sheetsOf(code, path.join(folder, 'example.tsx'));
  return [...sheets].map((file) => path.basename(file)).sort();
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patternbook-finder-'));
  const acme = 'node_modules/acme-ui';
  write(`${acme}/package.json`, '{"name":"acme-ui","main":"dist/js/index.js","module":"dist/esm/index.js"}');
  write(`${acme}/dist/esm/index.js`, `export * from './card/index.js';\nexport { Button as Knob } from './button.js';`);
  write(`${acme}/dist/esm/card/index.js`, `import { Card } from './card.js';\nexport { Card };\nexport const GAP = 1;`);
  write(`${acme}/dist/esm/card/card.js`, `import './card.css';\nexport const Card = () => null;`);
  write(
    `${acme}/dist/esm/button.js`,
    `import './button.css';\nimport { GAP } from './card/index.js';\nexport const Button = GAP;`
  );
  write(`${acme}/dist/js/button.js`, `require('./button.css');`);
  write(`${acme}/dist/esm/card/card.css`, '');
  write(`${acme}/dist/esm/button.css`, '');
  write('own.css', '');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('ImportGraph', () => {
  it('follows a name through re-exports to the module that defines it', () => {
    expect(sheetsOf(`import { Card } from 'acme-ui';`)).toEqual(['card.css']);
    expect(sheetsOf(`import { Knob } from 'acme-ui';`)).toContain('button.css');
  });

  it('includes everything for a namespace import', () => {
    expect(sheetsOf(`import * as ui from 'acme-ui';`)).toEqual(['button.css', 'card.css']);
  });

  it('maps a path into the CommonJS half of a package to its ES module', () => {
    expect(sheetsOf(`import { Button } from 'acme-ui/dist/js/button.js';`)).toContain('button.css');
  });

  it('finds sheets that the code imports itself, statically or dynamically', () => {
    write('later.js', `import './own.css';`);
    expect(sheetsOf(`import './own.css';`)).toEqual(['own.css']);
    expect(sheetsOf(`const load = () => import('./later.js');`)).toEqual(['own.css']);
  });

  it('follows the module that the site has in place of another', () => {
    write('small.js', `import './own.css';\nexport const Card = () => null;`);
    const aliases = new Map([['acme-ui', path.join(folder, 'small.js')]]);
    expect(sheetsOf(`import { Card } from 'acme-ui';`, aliases)).toEqual(['own.css']);
  });

  it('ignores types and missing modules', () => {
    expect(sheetsOf(`import { Gone } from 'gone';\nimport { CardProps } from 'acme-ui';`)).toEqual([]);
  });

  it('handles circular imports', () => {
    write('a.js', `import './b.js';\nimport './own.css';\nexport const a = 1;`);
    write('b.js', `import { a } from './a.js';\nexport const b = a;`);
    expect(sheetsOf(`import { a } from './a.js';`)).toEqual(['own.css']);
  });
});

describe('the modules that code needs', () => {
  const modulesOf = (code: string): string[] =>
    [...new ImportGraph().modulesOf(code, path.join(folder, 'example.tsx'))]
      .map((file) => path.relative(folder, file))
      .sort();
  const esm = 'node_modules/acme-ui/dist/esm';

  it('are those that define what it imports, and what these need', () => {
    expect(modulesOf(`import { Card } from 'acme-ui';`)).toEqual([`${esm}/card/card.js`]);
    expect(modulesOf(`import { Knob } from 'acme-ui';`)).toEqual([
      `${esm}/button.js`,
      `${esm}/card/card.js`,
      `${esm}/card/index.js`
    ]);
  });

  it('are all behind a namespace, but not the file that only hands them on', () => {
    expect(modulesOf(`import * as ui from 'acme-ui';`)).toEqual([
      `${esm}/button.js`,
      `${esm}/card/card.js`,
      `${esm}/card/index.js`
    ]);
  });

  it('leave out what is loaded later', () => {
    write('now.js', `export const now = () => import('./later.js');`);
    write('later.js', 'export const later = 1;');
    expect(modulesOf(`import { now } from './now.js';\nconst load = () => import('./later.js');`)).toEqual(['now.js']);
  });
});
