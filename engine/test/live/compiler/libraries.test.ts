import { describe, expect, it } from 'vitest';

import { type LibrarySetup, resolveLibrary } from '../../../src/live/compiler/libraries.ts';

const SETUP: LibrarySetup = {
  libraries: {
    react: { script: 0, module: 'react.js' },
    '@acme/ui': { script: 1, module: 'ui.js' },
    '@acme/ui/old': { script: 2, module: 'old.js' },
    '@acme/editor': { script: 3, module: 'editor.js' },
    'acme-icons': {
      slices: [
        { script: 4, module: 'icons-0.js' },
        { script: 5, module: 'icons-1.js' },
        { script: 6, module: 'icons-2.js' }
      ],
      starts: [null, 'bell', 'lamp'],
      names: { moon: 0 }
    },
    '*.css': { script: 0, module: 'sheet' }
  },
  setup: { '@acme/editor': { script: 7, module: 'setup.js' } },
  scripts: [
    { address: '/react.js', needs: [] },
    { address: '/ui.js', needs: [0, 8] },
    { address: '/old.js', needs: [1] },
    { address: '/editor.js', needs: [1] },
    { address: '/icons-0.js', needs: [0] },
    { address: '/icons-1.js', needs: [0] },
    { address: '/icons-2.js', needs: [0] },
    { address: '/setup.js', needs: [] },
    // Scripts may have circular dependencies: modules are only evaluated once all scripts are loaded.
    { address: '/parts.js', needs: [1] }
  ],
  scope: { Lamp: '@acme/ui', Bulb: '@acme/ui', useState: 'react' }
};

const resolve = (specifier: string, ...names: string[]) => resolveLibrary(SETUP, specifier, names);

describe('resolveLibrary', () => {
  it('lists the scripts of a library after their dependencies', () => {
    expect(resolve('@acme/ui/old', 'Chip')).toEqual({
      scripts: ['/react.js', '/parts.js', '/ui.js', '/old.js'],
      modules: ['old.js']
    });
  });

  it('ignores a trailing slash', () => {
    expect(resolve('@acme/ui/', 'Lamp')).toEqual(resolve('@acme/ui', 'Lamp'));
  });

  it('rejects other packages and file paths', () => {
    expect(resolve('@acme/other', 'Lamp')).toBeNull();
    expect(resolve('./Lamp', 'Lamp')).toBeNull();
  });

  it('runs the setup of a package first', () => {
    expect(resolve('@acme/editor', 'Editor')).toEqual({
      scripts: ['/setup.js', '/react.js', '/parts.js', '/ui.js', '/editor.js'],
      modules: ['setup.js', 'editor.js']
    });
  });

  it('resolves a deep import to the package if the package has all the names', () => {
    expect(resolve('@acme/ui/dist/esm/components/Lamp', 'Lamp', 'Bulb')?.modules).toEqual(['ui.js']);
    expect(resolve('@acme/ui/dist/esm/components/Lamp', 'Lamp', 'lampSizes')).toBeNull();
    expect(resolve('@acme/ui/dist/esm/components/Lamp', 'default')).toBeNull();
    expect(resolveLibrary(SETUP, '@acme/ui/dist/esm/components/Lamp', '*')).toBeNull();
  });

  it('leaves missing names to the frame if the names are not listed', () => {
    expect(resolve('@acme/editor/dist/Editor', 'Editor')?.modules).toEqual(['setup.js', 'editor.js']);
  });

  it('resolves style sheets of packages', () => {
    expect(resolve('@acme/ui/lamp.css')?.modules).toEqual(['sheet']);
    expect(resolve('@acme/other/lamp.css')).toBeNull();
  });

  describe('for a sliced package', () => {
    it('selects the slices with the names', () => {
      expect(resolve('acme-icons', 'BellOff', 'Moon')).toEqual({
        scripts: ['/react.js', '/icons-0.js', '/icons-1.js'],
        modules: ['icons-0.js', 'icons-1.js']
      });
    });

    it('selects all slices for a namespace import', () => {
      expect(resolveLibrary(SETUP, 'acme-icons', '*')?.modules).toEqual(['icons-0.js', 'icons-1.js', 'icons-2.js']);
    });

    it('has no names before the first slice', () => {
      expect(resolve('acme-icons', 'Anchor')).toBeNull();
    });

    it.each([
      ['acme-icons/dist/esm/icons/bell-off', 'acme-icons:bell-off', '/icons-1.js'],
      ['acme-icons/dist/js/icons/moon.js', 'acme-icons:moon', '/icons-0.js'],
      ['acme-icons/dist/icons/zebra', 'acme-icons:zebra', '/icons-2.js']
    ])('finds the module at %s', (specifier, module, script) => {
      expect(resolve(specifier, 'default')).toEqual({ scripts: ['/react.js', script], modules: [module] });
    });
  });
});
