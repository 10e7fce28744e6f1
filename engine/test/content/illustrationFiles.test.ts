import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { resolveConfig } from '../../src/core/config.ts';
import {
  hasIllustration,
  illustrationFiles,
  readIllustrationIndex,
  removeOtherIllustrations,
  writeIllustration,
  writeIllustrationIndex
} from '../../src/content/illustrationFiles.ts';
import { temporaryFolder } from '../support/pushSite.ts';

const KNOB = '/components/knob';
const PICTURES = { light: Buffer.from('light'), dark: Buffer.from('dark') };

function config(summaries: Record<string, unknown>) {
  return resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
      sections: [{ slug: 'components', title: 'Components' }],
      summaries
    },
    'site.config.ts'
  );
}

describe('rendered illustrations', () => {
  it('are found where they were written', async () => {
    const folder = await temporaryFolder();
    expect(hasIllustration(folder, KNOB)).toBe(false);
    writeIllustration(folder, KNOB, PICTURES);
    expect(hasIllustration(folder, KNOB)).toBe(true);
    expect(readFileSync(path.join(folder, illustrationFiles(KNOB).dark), 'utf8')).toBe('dark');
  });

  it('are listed in address order', async () => {
    const folder = await temporaryFolder();
    expect(readIllustrationIndex(folder)).toEqual({});
    const made = { settings: 's', document: 'd' };
    writeIllustrationIndex(folder, { '/b': made, '/a': made });
    expect(Object.keys(readIllustrationIndex(folder))).toEqual(['/a', '/b']);
  });

  it('are removed if no summary references them', async () => {
    const folder = await temporaryFolder();
    writeIllustration(folder, KNOB, PICTURES);
    writeIllustration(folder, '/components/dial', PICTURES);
    const drawn = ['illustrations/own-light.webp', 'illustrations/own-dark.webp', 'illustrations/note.svg'];
    mkdirSync(path.join(folder, 'illustrations'), { recursive: true });
    drawn.forEach((file) => writeFileSync(path.join(folder, file), ''));

    const removed = removeOtherIllustrations(
      folder,
      config({
        [KNOB]: { text: 'Turns.', illustration: { example: '/components/knob/basic' } },
        '/components/dial': { text: 'Shows.' },
        '/components/own': { text: 'Is.', illustration: { light: drawn[0], dark: drawn[1] } }
      })
    );
    expect(removed).toEqual(['illustrations/components/dial-dark.webp', 'illustrations/components/dial-light.webp']);
    expect(existsSync(path.join(folder, illustrationFiles('/components/dial').light))).toBe(false);
    expect(hasIllustration(folder, KNOB)).toBe(true);
    expect(drawn.every((file) => existsSync(path.join(folder, file)))).toBe(true);
  });
});
