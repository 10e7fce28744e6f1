import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ModuleRegistry } from '../../../src/live/frame/runProgram.ts';
import { lazyModule, memberModules, scriptText, withLazyImports } from '../../../src/bundle/libraries/makeScripts.ts';
import { runScript } from './runScript.ts';

let registry: ModuleRegistry;

beforeEach(() => {
  registry = new ModuleRegistry();
});
afterEach(() => vi.unstubAllGlobals());

it('defines modules that require each other', () => {
  const text = scriptText([
    { name: './lamp.js', code: '"use strict";exports.lamp=`a ${require("./bulb.js").bulb}` // light' },
    { name: './bulb.js', code: 'exports.bulb="bulb"' }
  ]);
  runScript(registry, text);
  expect(registry.require('./lamp.js')).toEqual({ lamp: 'a bulb' });
});

it('defines the individual modules of a slice', () => {
  runScript(
    registry,
    scriptText([{ name: './slice.js', code: 'exports.Bell=1;exports.size=2;exports["default bell"]=1' }])
  );
  runScript(registry, memberModules('./slice.js', [['icons:bell', 'default bell', ['Bell', 'size']]]));
  expect(registry.require('icons:bell')).toEqual({ Bell: 1, size: 2, default: 1 });
  expect(registry.require('icons:bell')).toHaveProperty('__esModule', true);
});

it('loads a dynamic import once', async () => {
  const loaded: string[] = [];
  const script = { src: '', onload: () => undefined };
  vi.stubGlobal('document', {
    createElement: () => script,
    head: {
      append() {
        loaded.push(script.src);
        runScript(registry, scriptText([{ name: './map.js', code: 'exports.map="a map"' }]));
        script.onload();
      }
    }
  });
  const code = 'exports.load=()=>Promise.resolve().then(()=>require("./map.js")).then(e=>e.map)';
  runScript(registry, scriptText([lazyModule({ './map.js': ['/assets/map.js'] })]));
  runScript(registry, scriptText([{ name: './lamp.js', code: withLazyImports(code, (name) => name === './map.js') }]));
  const { load } = registry.require('./lamp.js') as { load: () => Promise<string> };
  expect(loaded).toEqual([]);
  expect(await Promise.all([load(), load()])).toEqual(['a map', 'a map']);
  expect(loaded).toEqual(['/assets/map.js']);
});

it('keeps dynamic imports of modules in the same script', () => {
  const code = 'Promise.resolve().then(()=>require("./near.js"))';
  expect(withLazyImports(code, () => false)).toBe(code);
});
