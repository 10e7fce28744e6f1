import { expect, it, vi } from 'vitest';

// Captured when the module is evaluated.
const { native, methods } = vi.hoisted(() => {
  const calls: string[] = [];
  const names = ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir', 'group', 'time', 'addedByABrowser'];
  const methodNames = [...names, 'createTask', 'context', 'timeStamp'];
  const fake = Object.fromEntries(methodNames.map((name) => [name, () => calls.push(name)]));
  vi.stubGlobal('console', fake);
  return { native: calls, methods: names };
});
const { captureConsole } = await import('../../../src/live/frame/consoleOutput.ts');

it('limits the calls of all methods together, and has none that only developer tools use', () => {
  const reported: string[] = [];
  captureConsole((_level, text) => reported.push(text));
  expect(Object.keys(console)).toEqual(methods);
  for (let round = 0; round < 1000; round += 1) {
    for (const name of methods) {
      (console as unknown as Record<string, (text: string) => void>)[name]?.(`${round}`);
    }
  }
  expect(native.length).toBeLessThanOrEqual(200);
  expect(new Set(native)).toEqual(new Set(methods));
  expect(reported.length).toBeLessThanOrEqual(200);
  expect(reported.filter((text) => text === 'More was written than is shown here.')).toHaveLength(1);
});
