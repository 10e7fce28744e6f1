import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type LibraryBundle, bundleLibraries } from '../../../src/bundle/libraries/bundleLibraries.ts';
import { scriptText } from '../../../src/bundle/libraries/makeScripts.ts';
import { ModuleRegistry } from '../../../src/live/frame/runProgram.ts';
import { type AcmeSite, createAcmeSite } from '../../examples/render/acmeSite.ts';
import { runScript } from './runScript.ts';

/** Icons in two slices; `ring` is no leaf, since it imports another icon. */
const SLICES = [
  ['bell', 'bolt', 'lamp'],
  ['moon', 'ring', 'star']
];
const STEMS = SLICES.flat();
const nameOf = (stem: string): string => stem.charAt(0).toUpperCase() + stem.slice(1);

const icon = (stem: string): string => `
  import { make } from './make.js';
  import * as react from 'react';
  const config = { stem: '${stem}' };
  export const ${nameOf(stem)} = make(config, react.version);
  export default ${nameOf(stem)};`;

const manifest = (name: string, more: object = {}): string =>
  JSON.stringify({ name, version: '1.0.0', module: 'index.js', ...more });

const FILES: Record<string, string> = {
  'node_modules/icons/package.json': manifest('icons', { sideEffects: false }),
  'node_modules/icons/index.js': STEMS.map((stem) => `export { ${nameOf(stem)} } from './${stem}.js';`).join('\n'),
  'node_modules/icons/make.js': `
    globalThis.iconsMade = [];
    export const make = ({ stem }, version) => {
      iconsMade.push(stem);
      return { stem, version };
    };`,
  ...Object.fromEntries(STEMS.map((stem) => [`node_modules/icons/${stem}.js`, icon(stem)])),
  'node_modules/icons/ring.js': `import { Bell } from './bell.js';\nexport const Ring = { stem: 'ring', bell: Bell };`,
  // Libraries that import icons from the main entry, by path, and by `require`.
  'node_modules/forms/package.json': manifest('forms'),
  'node_modules/forms/index.js': `
    import { Bell } from 'icons';
    import Moon from 'icons/moon.js';
    import { lamp } from './old.cjs';
    export const icons = [Bell, Moon, lamp];`,
  'node_modules/forms/old.cjs': `exports.lamp = require('icons/lamp.js').Lamp;`,
  'node_modules/gallery/package.json': manifest('gallery'),
  'node_modules/gallery/index.js': `import * as icons from 'icons';\nexport const names = Object.keys(icons);`
};

let site: AcmeSite;
let bundle: LibraryBundle;
let registry: ModuleRegistry;

const bundleFor = (modules: string[]): Promise<LibraryBundle> => {
  const fileOf = (stem: string): string => site.path(`node_modules/icons/${stem}.js`);
  const slices = SLICES.map((stems) => stems.map((stem) => ({ file: fileOf(stem), names: [nameOf(stem)] })));
  const barrel = new Set([fileOf('index')]);
  return bundleLibraries(
    {
      modules,
      entryPoints: new Set(modules),
      sliced: [{ name: 'icons', barrel, slices }],
      setup: new Map(),
      aliases: new Map()
    },
    site.folder
  );
};

const registryOf = ({ chunks }: LibraryBundle): ModuleRegistry => {
  const modules = new ModuleRegistry();
  runScript(modules, scriptText(chunks.map(({ fileName, code }) => ({ name: `./${fileName}`, code }))));
  return modules;
};

const entry = (key: string): Record<string, unknown> =>
  registry.require(`./${bundle.entries.get(key)?.chunk ?? ''}`) as Record<string, unknown>;

beforeAll(async () => {
  site = createAcmeSite(FILES);
  bundle = await bundleFor(['forms', 'react']);
  registry = registryOf(bundle);
}, 60_000);
afterAll(() => site.remove());

describe('joined slices', () => {
  it('export the names of their modules, and default exports by file', () => {
    const { Bolt, Lamp } = entry('icons-slice-0');
    expect(Bolt).toEqual({ stem: 'bolt', version: entry('react')['version'] });
    expect(Lamp).toHaveProperty('stem', 'lamp');
    expect(entry('icons-slice-0')).toHaveProperty(['default bolt'], Bolt);
    expect(entry('icons-slice-1')).toHaveProperty('Star.stem', 'star');
  });

  it('share each module with the libraries that import it', () => {
    const { icons } = entry('forms') as { icons: unknown[] };
    expect(icons).toHaveLength(3);
    expect(icons[0]).toBe(entry('icons-slice-0')['Bell']);
    expect(icons[1]).toBe(entry('icons-slice-1')['default moon']);
    expect(icons[2]).toBe(entry('icons-slice-0')['Lamp']);
    expect((globalThis as { iconsMade?: string[] }).iconsMade?.toSorted()).toEqual(STEMS.filter((s) => s !== 'ring'));
  });

  it('take modules that import others from the bundler', () => {
    expect(entry('icons-slice-1')['Ring']).toEqual({ stem: 'ring', bell: entry('icons-slice-0')['Bell'] });
  });

  it('list the chunks that a library needs', () => {
    const importsOf = (file: string) => bundle.chunks.find(({ fileName }) => fileName === file)?.imports;
    expect(importsOf('forms.js')).toContain('icons-shared.js');
    expect(importsOf('icons-shared.js')).toEqual(['icons-helpers.js']);
    expect(importsOf('icons-slice-0.js')).toEqual(['icons-shared.js', 'icons-helpers.js']);
  });

  it('are all shared if a library imports the whole package', async () => {
    const whole = await bundleFor(['gallery', 'react']);
    const { names } = registryOf(whole).require('./entry-gallery.js') as { names: string[] };
    expect(names.toSorted()).toEqual(STEMS.map(nameOf));
  }, 60_000);
});
