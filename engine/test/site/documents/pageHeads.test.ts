import { describe, expect, it } from 'vitest';

import { pageResources, pageSiblings } from '../../../src/site/documents/pageHeads.ts';
import { writeFiles } from '../../content/support/writeFiles.ts';
import { makePage, makeSource } from '../../ui/acme.ts';

const KNOB = makePage({
  sources: [
    makeSource({ source: 'guidelines', package: null }),
    makeSource({ path: '/components/knob/react', relPath: 'src/Knob/examples/knob.md' })
  ]
});

describe('the resources of tabs', () => {
  const folder = (): string =>
    writeFiles({
      'node_modules/acme-ui/package.json': JSON.stringify({ name: 'acme-ui', repository: 'acme/ui' }),
      'node_modules/acme-ui/src/Knob/Knob.tsx': ''
    });
  const config = {
    sources: [],
    siblings: [],
    resources: [{ text: 'Design kit', href: 'https://kit.example', sections: ['components'], pages: {} }]
  };

  it('are those of the package, and then those of the section', () => {
    const resources = pageResources([KNOB], config, folder());
    expect(resources.get('/components/knob/react')?.map(({ text }) => text)).toEqual([
      'Source',
      'npm',
      'Changes',
      'Issues',
      'Design kit'
    ]);
    expect(resources.get('/components/knob')).toEqual(resources.get('/components/knob/react'));
  });

  it('lead to the part of the page where there is one', () => {
    const kitOf = (page: string): string | undefined => {
      const pages = { [page]: 'https://kit.example/part' };
      const resources = config.resources.map((resource) => ({ ...resource, pages }));
      const links = pageResources([KNOB], { ...config, resources }, folder()).get('/components/knob');
      return links?.find(({ text }) => text === 'Design kit')?.href;
    };
    expect(kitOf('/components/knob')).toBe('https://kit.example/part');
    expect(kitOf('/components/dial')).toBe('https://kit.example');
  });

  it('lead to the source of the component where it is known', () => {
    const sourceLink = 'https://github.com/acme/ui/blob/main/src/Knob/examples/knob.md';
    const page = { ...KNOB, sources: KNOB.sources.map((tab) => ({ ...tab, sourceLink })) };
    const [source] = pageResources([page], config, folder()).get('/components/knob/react') ?? [];
    expect(source).toEqual({ text: 'Source', href: 'https://github.com/acme/ui/tree/main/src/Knob' });
  });

  it('are missing on a page without a package', () => {
    const page = makePage({ sources: [makeSource({ package: null })] });
    expect(pageResources([page], config, folder()).get('/components/knob')).toEqual([]);
  });
});

describe('similar pages', () => {
  it('are those of the first family that names the page and exist', () => {
    const lever = makePage({ path: '/components/lever', title: 'Lever' });
    const rowsOf = (...uses: string[]) => uses.map((use) => ({ when: `When ${use}`, use: `/components/${use}` }));
    const siblings = pageSiblings([KNOB, lever], {
      siblings: [
        { name: 'First', rows: rowsOf('knob', 'gone', 'lever') },
        { name: 'Second', rows: rowsOf('lever', 'knob') }
      ]
    });
    expect(siblings.get('/components/lever')).toEqual([
      { when: 'When knob', title: 'Knob', href: '/components/knob' },
      { when: 'When lever', title: 'Lever', href: '/components/lever' }
    ]);
    expect(siblings.get('/components/gone')).toBeUndefined();
  });
});
