import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import { readSummaries } from '../../../src/site/documents/summaries.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"></svg>';

function read(illustration?: { light: string; dark: string } | { example: string }, files: string[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'summaries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'light.svg'), PICTURE);
  writeFileSync(path.join(folder, 'dark.svg'), PICTURE.replace('24', '48'));
  writeFileSync(path.join(folder, 'note.txt'), 'no picture');
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), PICTURE);
  }
  const config = {
    product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
    sections: [{ slug: 'components', title: 'Components' }],
    summaries: { '/components/knob': { text: 'Turns.', ...(illustration && { illustration }) } }
  };
  return readSummaries(resolveConfig(config, 'site.config.ts'), folder);
}

describe('readSummaries', () => {
  it('knows the published pictures and their sizes', () => {
    const { summaries, assets } = read({ light: 'light.svg', dark: 'dark.svg' });
    const illustration = summaries.get('/components/knob')?.illustration;
    expect(illustration).toMatchObject({ light: { width: 24, height: 12 }, dark: { width: 48 }, alt: '' });
    expect(assets.map((asset) => asset.path)).toEqual([illustration?.light.path, illustration?.dark.path]);
  });

  it('may do without a picture', () => {
    expect(read().summaries.get('/components/knob')).toEqual({ text: 'Turns.', illustration: null });
  });

  it('knows the pictures of an example once they are rendered', () => {
    const example = { example: '/components/knob/basic' };
    const files = ['illustrations/components/knob-light.webp', 'illustrations/components/knob-dark.webp'];
    expect(read(example).summaries.get('/components/knob')?.illustration).toBeNull();
    expect(read(example, files.slice(0, 1)).summaries.get('/components/knob')?.illustration).toBeNull();
    expect(read(example, files).summaries.get('/components/knob')?.illustration?.light).toMatchObject({ width: 24 });
  });

  it.each(['missing.svg', 'note.txt'])('names a picture that is none: %s', (file) => {
    expect(() => read({ light: file, dark: 'dark.svg' })).toThrow(`"${file}" is no picture`);
  });
});
