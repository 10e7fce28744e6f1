import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { readScreenReaderRecord } from '../../../engine/src/content/screenReaderRecord.ts';
import { claimsSchema } from '../../../engine/src/examples/claims/claimsSchema.ts';
import { keyId, partId } from '../../../engine/src/examples/claims/siteClaims.ts';

const siteFolder = path.dirname(import.meta.dirname);

it('what a screen reader said belongs to claims of the site', () => {
  const ids = globSync('content/**/*.claims.json', { cwd: siteFolder }).flatMap((file) => {
    const { roles, keys } = claimsSchema.parse(JSON.parse(readFileSync(path.join(siteFolder, file), 'utf8')));
    return [...roles.map(partId), ...keys.map(keyId)];
  });
  const recorded = Object.entries(readScreenReaderRecord(siteFolder)?.claims ?? {});
  expect(recorded.length).toBeGreaterThan(0);
  expect(recorded.filter(([id]) => !ids.includes(id))).toEqual([]);
});
