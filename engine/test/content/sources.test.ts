import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

import type { Problem } from '../../src/model.ts';
import { loadAcme, markdown } from './support/acmeSite.ts';

const page = (id: string, more = {}): string => markdown({ id, section: 'components', ...more });

const codes = (problems: readonly Problem[]): string[] =>
  problems.map(({ code, location }) => `${code} ${basename(location?.file ?? '')}`);

describe('the files of a site', () => {
  it('are read whatever the case of their extension, and reported if they are in another format', async () => {
    const { pages, problems } = await loadAcme({
      content: {
        'knob.MD': page('Knob'),
        'dial.mdx': page('Dial'),
        'lamp.markdown': page('Lamp'),
        '_part.mdx': 'A part.',
        'README.md': '# Notes'
      }
    });
    expect(pages.map(({ id }) => id)).toEqual(['Dial', 'Knob']);
    expect(codes(problems)).toEqual(['unsupported-file lamp.markdown']);
    expect(problems.every(({ severity, hint }) => severity === 'error' && hint)).toBe(true);
  });

  it('make a page if the configuration names them, even a README', async () => {
    const files = { 'README.md': page('Read me'), 'docs/README.md': page('Docs'), 'docs/_knob.md': page('Knob') };
    const load = (include: string[]) =>
      loadAcme({ package: files }, { sources: [{ package: 'acme-ui', include, source: 'react' }] });
    const named = await load(['README.md', 'docs/_knob.md']);
    expect(named.pages.map(({ id }) => id).toSorted()).toEqual(['Knob', 'Read me']);
    expect((await load(['**/*.md'])).pages).toEqual([]);
  });

  it('are none of a package that is named for its types alone', async () => {
    const files = { 'docs/knob.md': page('Knob') };
    const { pages, problems } = await loadAcme({ package: files }, { sources: [{ package: 'acme-ui' }] });
    expect(pages).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('are left out as drafts, with a warning', async () => {
    const { pages, problems } = await loadAcme({ content: { 'knob.md': page('Knob', { draft: true }) } });
    expect(pages).toEqual([]);
    expect(problems).toMatchObject([
      { code: 'draft', severity: 'warning', hint: 'Remove "draft: true" to publish it.' }
    ]);
  });
});
