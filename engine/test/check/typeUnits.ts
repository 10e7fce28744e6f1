import { dirname } from 'node:path';
import type { TypeUnit } from '../../src/check/types/typeUnit.ts';
import type { TemporarySite } from './temporarySite.ts';

/** Each of these tests starts a compiler, which is slow on a busy machine. */
export const COMPILES = { timeout: 60_000 };

const ACME_TYPES = `import type { ReactElement } from 'react';
export interface ButtonProps { label: string; size?: 'small' | 'large' }
export declare function Button(props: ButtonProps): ReactElement;`;

/** Fixture: an installed package with one component. */
export const ACME_PACKAGE = {
  'node_modules/@acme/ui/package.json': JSON.stringify({ name: '@acme/ui', version: '2.1.0', types: 'index.d.ts' }),
  'node_modules/@acme/ui/index.d.ts': ACME_TYPES
};

/** Creates a unit whose Markdown is in the same folder and has no imports. */
export function unitOf(
  site: TemporarySite,
  relPath: string,
  code: string,
  overrides: Partial<TypeUnit> = {}
): TypeUnit {
  const path = site.path(relPath);
  return { path, code, additions: '', markdownFolder: dirname(path), bindings: {}, ...overrides };
}
