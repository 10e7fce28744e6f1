import { afterAll, describe, expect, it } from 'vitest';

import { Fingerprints } from '../../../src/examples/render/fingerprint.ts';
import { renderRequest } from './acmeExample.ts';
import { createAcmeSite } from './acmeSite.ts';

const LOCK = 'node_modules/.package-lock.json';

const site = createAcmeSite({
  [LOCK]: '{"version":"1"}',
  'content/examples/a.ts': "import { b } from './b';\nexport const a = b;\nexport * from './c.json';",
  'content/examples/b.ts': "import type { A } from './a';\nexport const b: A = 1;",
  'content/examples/c.json': '{}',
  'content/examples/unrelated.ts': ''
});
afterAll(() => site.remove());

describe('the fingerprint of an example', () => {
  const request = renderRequest(site, 'menu/basic', "import { a } from './a';\nexport const A = () => a;");
  const fingerprint = (): string => new Fingerprints(site.folder).of(request);
  const first = fingerprint();

  it('is stable without relevant changes', () => {
    site.write({ 'content/examples/unrelated.ts': 'export {};' });
    expect(fingerprint()).toBe(first);
  });

  it.each([
    ['a module that it imports', { 'content/examples/b.ts': 'export const b = 2;' }],
    ['data that this module imports', { 'content/examples/c.json': '[]' }],
    ['the installed packages', { [LOCK]: '{"version":"2"}' }]
  ])('changes with %s', (_, files) => {
    const before = fingerprint();
    site.write(files);
    expect(fingerprint()).not.toBe(before);
  });

  it('of a module that is no example changes with what it imports', () => {
    const ofModule = (): string => new Fingerprints(site.folder).ofModule(`${site.folder}/content/examples/a.ts`);
    const before = ofModule();
    site.write({ 'content/examples/unrelated.ts': 'export {}; // Again' });
    expect(ofModule()).toBe(before);
    site.write({ 'content/examples/b.ts': 'export const b = 3;' });
    expect(ofModule()).not.toBe(before);
  });

  it("changes with the example's code and prefix", () => {
    const fingerprints = new Fingerprints(site.folder);
    const before = fingerprints.of(request);
    expect(fingerprints.of({ ...request, code: `${request.code} ` })).not.toBe(before);
    expect(fingerprints.of({ ...request, identifierPrefix: 'other' })).not.toBe(before);
  });
});
