import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { historyProblems } from '../../src/check/historyProblems.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { storeHistory } from '../../src/history/storeHistory.ts';
import { snapshot } from '../history/sampleSnapshot.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'history-problems-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const messages = (releases?: string[]): string[] => {
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: 'acme-ui' },
      sections: [{ slug: 'components', title: 'Components' }],
      tabs: [{ id: 'react', label: 'React' }],
      ...(releases ? { history: { releases } } : {})
    },
    'site.config.ts'
  );
  return historyProblems({ config, folder }).map(({ code, message }) => `${code}: ${message}`);
};

it('finds releases that are not stored, and a documented one that the last of them is not', () => {
  const modules = path.join(folder, 'node_modules/acme-ui');
  mkdirSync(modules, { recursive: true });
  writeFileSync(path.join(modules, 'package.json'), '{ "name": "acme-ui", "version": "1.0.0" }');
  expect(messages()).toEqual([]);
  expect(messages(['1.0'])).toEqual(['outdated-history: history.json lacks 1.0, which the configuration lists.']);
  writeFileSync(
    path.join(folder, 'history.json'),
    JSON.stringify(storeHistory([{ name: '1.0', snapshot: snapshot({}) }]))
  );
  expect(messages(['1.0'])).toEqual([]);
  writeFileSync(path.join(modules, 'package.json'), '{ "name": "acme-ui", "version": "1.0.1" }');
  expect(messages(['1.0'])).toEqual(['outdated-history: history.json ends with 1.0.0, but the site documents 1.0.1.']);
});
