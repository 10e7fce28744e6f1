import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { copyStarter, type EditableSite } from '../../../e2e/support/editableSite.ts';
import { isTurn } from '../../../scripts/testing/turn.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COMMAND = ['--conditions=patternbook-source', 'engine/src/tools/cli/main.ts', 'build', '--site'];
const TIMEOUT_MS = 120_000;

const TEXTS = `
    body: { linkTo: 'Link zu {heading}', code: 'Quelltext', callouts: { note: 'Hinweis' } },
    common: { copyCode: 'Quelltext kopieren', release: 'Version {name}' },
    gallery: { results: { one: 'Ergebnis', other: 'Ergebnisse' } },
    search: { recent: 'Letzte Suchen' },`;

const PAGE = `---
id: Überblick
section: patterns
summary: Ein Überblick.
---

Der Überblick.

## Größe ändern

> [!NOTE]
> Die Größe ist \`1rem\`.

\`\`\`css
a { font-size: 1rem; }
\`\`\`

## Farben

<ContrastRatio text="--lark-color-text" background="--lark-color-surface" />

## Alle Seiten

<SectionGallery section="patterns" initialLayout="list" />

## Versionen

<ReleaseNotes />
`;

let site: EditableSite;
let output: string;

const read = (file: string): string => readFileSync(path.join(output, file), 'utf8');
const page = (): string => read('patterns/überblick/index.html');
/** Returns the texts that the page about the section doesn't have. */
const missing = (...texts: string[]): string[] => texts.filter((text) => !page().includes(text));

describe.runIf(isTurn(2))('the starter site in German', () => {
  beforeAll(() => {
    site = copyStarter();
    const folder = path.join(ROOT, site.folder);
    output = path.join(folder, 'dist');
    site.edit('site.config.ts', '  sections: [', `  language: 'de',\n  sections: [`);
    site.edit('site.config.ts', '  texts: {', `  texts: {${TEXTS}`);
    writeFileSync(path.join(folder, 'content/patterns/overview.md'), PAGE);
    for (const name of ['Zahl', 'Ähre', 'Apfel']) {
      const text = `---\nid: ${name}\nsection: patterns\n---\n\n${name}.\n`;
      writeFileSync(path.join(folder, `content/patterns/${name}.md`), text);
    }
    const { stderr } = spawnSync(process.execPath, [...COMMAND, site.folder], { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toBe('');
  }, TIMEOUT_MS);
  afterAll(() => site.remove());

  it('has its language in every document', () => {
    const documents = globSync('**/*.html', { cwd: output });
    const kinds = [
      /^index/,
      /^404/,
      /^search/,
      /^components\/button\/index/,
      /^components\/button\/sizes/,
      /^assets\/frame-/
    ];
    expect(kinds.filter((kind) => !documents.some((file) => kind.test(file)))).toEqual([]);
    expect(documents.filter((file) => !/<html lang="de"/.test(read(file)))).toEqual([]);
  });

  it('has the words of its configuration, also in scripts', () => {
    const scripts = globSync('assets/*.js', { cwd: output }).map(read);
    expect(scripts.some((script) => script.includes('Letzte Suchen'))).toBe(true);
    expect(scripts.some((script) => script.includes('Recent searches'))).toBe(false);
    expect(missing('Hinweis</p>', 'data-scrolls="Quelltext"', 'aria-label="Quelltext kopieren"')).toEqual([]);
  });

  it('keeps umlauts in addresses and anchors', () => {
    const headings = Array.from(page().matchAll(/<h2[^>]* id="([^"]*)"/g), ([, id]) => id);
    expect(headings.slice(0, 2)).toEqual(['größe-ändern', 'farben']);
    expect(
      missing('href="#größe-ändern" aria-label="Link zu Größe ändern"', 'href="/patterns/%C3%BCberblick"')
    ).toEqual([]);
  });

  it('orders names as German does', () => {
    const names = [...read('patterns/index.html').matchAll(/href="\/patterns\/([^"]+)"/g)].map(([, name = '']) =>
      decodeURI(name)
    );
    const ofLetters = [...new Set(names)].filter((name) => ['zahl', 'ähre', 'apfel'].includes(name));
    expect(ofLetters).toEqual(['ähre', 'apfel', 'zahl']);
  });

  it('has the forms of German for numbers, plurals, and dates', () => {
    expect(/\d\d,\d:1/.exec(page())).not.toBeNull();
    expect(missing('<bdi>5 Ergebnisse</bdi>')).toEqual([]);
    expect(missing('15. September 2025')).toEqual([]);
  });

  it('is indexed for a search in German', () => {
    expect(
      Object.keys((JSON.parse(read('search/prose/pagefind-entry.json')) as { languages: object }).languages)
    ).toEqual(['de']);
  });
});
