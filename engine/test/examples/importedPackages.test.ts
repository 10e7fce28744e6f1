import { expect, test } from 'vitest';

import { importedPackages } from '../../src/examples/importedNames.ts';

test('lists each package once, for any of its modules', () => {
  const code = `
    import { Knob } from '@acme/ui';
    import Dial from '@acme/ui/dist/dial';
    import 'acme-base/base.css';
    import { useState } from 'react';
    import local from './local';
    const text = "import x from 'not-imported'";`;
  expect([...importedPackages(code)]).toEqual(['@acme/ui', 'acme-base', 'react']);
});

test('lists none for a module that does not parse', () => {
  expect(importedPackages('import {').size).toBe(0);
});
