import { expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import type { DocumentContext } from '../../../src/site/documents/documentContext.ts';
import { statusMatrix } from '../../../src/site/documents/statusMatrix.ts';
import { exampleBlock, makePage, makeSource } from '../../ui/acme.ts';

const tab = (source: string, changes = {}) =>
  makeSource({ source, label: source, path: `/components/knob/${source}`, ...changes });

it('lists the pages of a section, sorted by title', () => {
  const pages = [
    makePage({
      title: 'Knob',
      sources: [tab('react', { blocks: [exampleBlock()] }), tab('react-deprecated', { deprecated: true })]
    }),
    makePage({ title: 'Dial', sources: [tab('html', { beta: true })], badges: ['beta'] }),
    makePage({ title: 'All components', sources: [makeSource({ source: 'landing-pages' })] }),
    makePage({ title: 'Elsewhere', section: 'patterns' })
  ];
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
      sections: [{ slug: 'components', title: 'Components' }],
      sources: []
    },
    'site.config.ts'
  );
  const context = {
    config,
    facts: { pages, icons: null, countProps: () => 3, countCssVariables: () => 4 }
  } as unknown as DocumentContext;
  const props = statusMatrix(context, makePage(), {
    kind: 'component',
    name: 'StatusMatrix',
    attributes: { countText: 'parts' },
    location: { file: '/acme/status.md' }
  });
  expect(props).toMatchObject({ id: 'status-components', noun: 'parts' });
  expect(props.columns.map(({ source }) => source)).toEqual(['react', 'react-deprecated', 'html']);
  expect(props.rows.map(({ title, examples, tabs }) => [title, examples, tabs.map(({ badge }) => badge)])).toEqual([
    ['Dial', 0, ['beta']],
    ['Knob', 1, [null, 'deprecated']]
  ]);
});
