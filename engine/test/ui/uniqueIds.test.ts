import { expect, it } from 'vitest';

import { loadApp } from '../../src/site/documents/loadApp.ts';
import { createRowNamer, cssVariablesView, referenceView } from '../../src/site/documents/referenceView.ts';
import type { Source } from '../../src/model.ts';
import { loadAcme, markdown } from '../content/support/acmeSite.ts';
import { ACME, PLAIN_HEAD } from './acme.ts';
import { parse } from './parse.ts';

const app = await loadApp();

const FRONTMATTER = { id: 'Knob', section: 'components', propComponents: ['Knob'], cssPrefix: ['acme-knob', 'acme'] };

const PROP = {
  name: 'size',
  type: 'number',
  types: [],
  defaultValue: null,
  description: '',
  required: false,
  beta: false,
  deprecated: false,
  deprecatedMessage: '',
  betaMessage: ''
};

/** Renders the document of a page: all that the engine adds to a tab, around a body. */
async function documentOf(body: string): Promise<Document> {
  const { pages } = await loadAcme({ content: { 'knob.md': markdown(FRONTMATTER, body) } });
  const source = pages[0]?.sources[0];
  if (!source) {
    throw new Error('The page was not read.');
  }
  const siblings = [{ when: 'To turn', title: 'Dial', href: '/components/dial' }];
  const site = { ...ACME, siblings: new Map([[source.path, siblings]]) };
  const page = { ...pages[0], sources: [source] } as (typeof pages)[0];
  const main = [
    app.renderWorkbench({ site, page, source, playground: null }),
    app.renderBody(source, { previewOf: () => undefined }),
    app.renderReference(referenceOf(source))
  ].join('');
  const current = { section: 'components', path: source.path };
  return parse(app.renderDocument({ site, head: PLAIN_HEAD, current, frame: 'f', main, module: null }));
}

function referenceOf(source: Source) {
  const nameRow = createRowNamer(source);
  const entry = {
    kind: 'component' as const,
    name: 'Knob',
    props: [PROP],
    inherited: [],
    external: [],
    parts: [],
    typeParameters: [],
    native: null,
    description: '',
    importLine: null,
    beta: false,
    deprecated: false,
    deprecatedMessage: '',
    betaMessage: ''
  };
  const row = {
    selector: '.acme-knob',
    condition: null,
    property: '--acme-knob--size',
    token: null,
    value: '1px',
    values: [],
    isColor: false,
    themes: []
  };
  const tables = source.referenceAnchors.prefixes.map((anchor, index) =>
    cssVariablesView(source.cssPrefix[index] ?? '', anchor, [row, row], () => [], nameRow)
  );
  const names = [{ name: 'Knob', entry: entry as never }];
  const view = referenceView(source, { functions: [], names }, () => null, nameRow);
  return { ...view, cssVariables: { anchor: source.referenceAnchors.cssVariables, tables } };
}

/** Ids outside of previews, whose own are those that packages' style sheets name. */
function idsIn(page: Document): string[] {
  return [...page.querySelectorAll('[id]')].filter((part) => !part.closest('[data-preview]')).map(({ id }) => id);
}

const EXAMPLE = '### Stateful\n\n```html live\n<p>Knob</p>\n```\n';

it('gives every element of a document its own id, whatever the headings are called', async () => {
  const ids = idsIn(await documentOf(EXAMPLE));
  expect(new Set(ids).size).toBe(ids.length);

  const names = [...ids, ...ids.map((id) => id.replace(/^pb_/, '').replaceAll('_', ' ')), 'Stateful title'];
  const headings = names.map((name) => `## ${name}\n`).join('\n');
  const crowded = await documentOf(`${EXAMPLE}\n${headings}`);
  expect(idsIn(crowded).toSorted()).toEqual([...new Set(idsIn(crowded))].toSorted());

  expect(crowded.getElementById('pb_tooltip')?.getAttribute('role')).toBe('tooltip');
  expect(crowded.getElementById('tooltip')?.tagName).toBe('H2');
  expect(crowded.getElementById('navigation')?.tagName).toBe('H2');
});
