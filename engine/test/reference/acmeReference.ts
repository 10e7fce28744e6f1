import { afterAll, beforeAll } from 'vitest';

import type { Entry } from '../../src/reference/entry.ts';
import { type ReferenceResult, extractReference } from '../../src/reference/properties/extract.ts';
import { type NameRequest, nameKey } from '../../src/reference/properties/request.ts';
import { createAcmeFolder } from './acmePackages.ts';

export const MINUTE_MS = 60_000;
const PACKAGES = ['acme-ui', 'acme-extra'];
export const JOIN = { name: 'join', package: 'acme-ui', file: 'packages/ui/src/components/other.tsx' };
export const NO_FUNCTION = { name: 'join', package: 'acme-ui', file: 'packages/ui/src/components/none.tsx' };

const IN_UI = [
  'Button',
  'ButtonVariant',
  'List',
  'NumberList',
  'Tool',
  'Choice',
  'Size',
  'Tone',
  'OnPick',
  'PickEvent'
];
const REQUESTS = [
  ...IN_UI.map((name) => ask(name)),
  ...['join', 'makeButton', 'withDrop', 'Panel', 'Tag', 'OldTag', 'Chart', 'Deep', 'Nowhere', 'Secret', 'Bag'].map(
    (name) => ask(name)
  ),
  ask('Tag', ['acme-ui'], ['react', 'deprecated']),
  ask('Tag', ['acme-extra']),
  ask('Tag', []),
  ...['Card', 'Far'].map((name) => ask(name, ['acme-extra']))
];

/** Creates the request for a name, as a page does. */
export function ask(name: string, own: string[] = ['acme-ui'], variants: string[] = ['react']): NameRequest {
  return { name, packages: [...new Set([...own, ...PACKAGES])], ownPackages: own.length, variants };
}

/** Reference data of the packages in `createAcmeFolder`. */
export interface AcmeReference {
  folder: string;
  result: () => ReferenceResult;
  /** Id of the entry for a request; null if there is none. */
  idOf: (...request: Parameters<typeof ask>) => string | null | undefined;
  /** @throws Error if the request has no entry of this kind */
  entry: <K extends Entry['kind']>(kind: K, ...request: Parameters<typeof ask>) => Extract<Entry, { kind: K }>;
}

/** Reads the packages before the tests of a file, and removes them afterwards. */
export function useAcmeReference(): AcmeReference {
  const acme = createAcmeFolder();
  let result: ReferenceResult;
  beforeAll(() => {
    result = extractReference({
      siteFolder: acme.folder,
      packages: PACKAGES,
      specifiers: ['acme-ui/dist/js/inner/Deep'],
      names: REQUESTS,
      functions: [JOIN, NO_FUNCTION]
    });
  }, MINUTE_MS);
  afterAll(() => acme.remove());

  const idOf: AcmeReference['idOf'] = (...request) => result.names[nameKey(ask(...request))];
  return {
    folder: acme.folder,
    result: () => result,
    idOf,
    entry<K extends Entry['kind']>(kind: K, ...request: Parameters<typeof ask>) {
      const found = result.entries[idOf(...request) ?? ''];
      if (found?.kind !== kind) {
        throw new Error(`${request[0]} is ${found?.kind ?? 'unknown'}.`);
      }
      return found as Extract<Entry, { kind: K }>;
    }
  };
}
