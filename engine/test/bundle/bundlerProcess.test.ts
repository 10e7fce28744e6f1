import { expect, it } from 'vitest';

import { runBundler } from '../../src/bundle/bundlerProcess.ts';
import { NO_COMMON_MODULES } from '../../src/bundle/scripts/commonModules.ts';

it('runs tasks one after the other, also if one fails', async () => {
  const ended: string[] = [];
  const entries = new Map(['a', 'b', 'c', 'd'].map((name) => [name, `/nowhere/${name}.js`]));
  const input = { siteFolder: import.meta.dirname, tabs: new Set<string>(), aliases: new Map<string, string>() };
  const failing = runBundler('findCommonModules', { ...input, entries });
  const working = runBundler('findCommonModules', { ...input, entries: new Map() });
  void working.then(() => ended.push('working'));
  await expect(failing.finally(() => ended.push('failing'))).rejects.toThrow(/The bundler failed/);
  expect(await working).toEqual(NO_COMMON_MODULES);
  expect(ended).toEqual(['failing', 'working']);
}, 60_000);
