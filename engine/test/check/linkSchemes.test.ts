import { expect, it } from 'vitest';

import { linkSchemeProblems } from '../../src/check/linkSchemes.ts';
import { loadAcme, markdown } from '../content/support/acmeSite.ts';

async function problemsOf(body: string) {
  const site = await loadAcme({ content: { 'knob.md': markdown({ id: 'Knob', section: 'components' }, body) } });
  return linkSchemeProblems(site).map(({ severity, code, hint, location }) => [severity, code, location?.line, hint]);
}

it.each([
  ['[a](htp://acme.example)', 'Did you mean "http:"?'],
  ['[a](htpps://acme.example)', 'Did you mean "https:"?'],
  ['[a](maito:a@acme.example)', 'Did you mean "mailto:"?'],
  ['<a href="HTTPSS://acme.example">a</a>', 'Did you mean "https:"?']
])('reports a misspelled scheme: %s', async (body, hint) => {
  expect(await problemsOf(`Text.\n\n${body}`)).toEqual([['error', 'broken-link', 8, hint]]);
});

it.each(['[a](localhost:3000/x)', '[a](doi:10.1000/182)'])('warns of one that no browser knows: %s', async (body) => {
  expect(await problemsOf(body)).toMatchObject([['warning', 'unknown-scheme', 6, expect.anything()]]);
});

it.each(['[a](https://)', '[a](http://acme.example:port)'])('reports an address that is none: %s', async (body) => {
  expect(await problemsOf(body)).toMatchObject([['error', 'broken-link', 6, 'Correct the address.']]);
});

it('accepts schemes of browsers, of programs, and of sites, and addresses of the site', async () => {
  const links = [
    'https://acme.example/größe',
    'MAILTO:a@acme.example',
    'tel:+49',
    'vscode:extension/acme',
    'web+acme:x',
    '//acme.example',
    '#a',
    'knob.md?a=b:c'
  ];
  expect(await problemsOf(links.map((link) => `[a](${link})`).join(' '))).toEqual([]);
});
