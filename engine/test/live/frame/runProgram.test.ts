import { expect, it, vi } from 'vitest';

import { type ModuleFunction, ModuleRegistry } from '../../../src/live/frame/runProgram.ts';

it('evaluates a module once, when it is first required', () => {
  const run = vi.fn<ModuleFunction>((module) => {
    module.exports = { value: 1 };
  });
  const registry = new ModuleRegistry();
  registry.define({ one: run });
  expect(run).not.toHaveBeenCalled();
  expect(registry.require('one')).toEqual({ value: 1 });
  expect(registry.require('one')).toBe(registry.require('one'));
  expect(run).toHaveBeenCalledTimes(1);
});

it('supports circular requires', () => {
  const registry = new ModuleRegistry();
  registry.define({
    a: (_module, exports, load) => {
      Object.assign(exports as object, { name: 'a', b: load('b') });
    },
    b: (_module, exports, load) => {
      Object.assign(exports as object, { name: 'b', a: load('a') });
    }
  });
  expect(registry.require('a')).toMatchObject({ name: 'a', b: { name: 'b', a: { name: 'a' } } });
});

it('reports the error of a module to every importer', () => {
  const registry = new ModuleRegistry();
  registry.define({
    broken: () => {
      throw new Error('No window');
    }
  });
  expect(() => registry.require('broken')).toThrow('No window');
  expect(() => registry.require('broken')).toThrow('No window');
  expect(() => registry.require('absent')).toThrow('Can’t find the module “absent”.');
});

it('keeps modules once it is protected, and takes those of scripts that are loaded later', () => {
  const registry = new ModuleRegistry();
  const exporting =
    (value: string): ModuleFunction =>
    (module) => {
      module.exports = { value };
    };
  registry.define({ first: exporting('library') });
  registry.protect();
  registry.define({ first: exporting('program'), later: exporting('later') });
  expect(registry.require('first')).toEqual({ value: 'library' });
  expect(registry.require('later')).toEqual({ value: 'later' });
});
