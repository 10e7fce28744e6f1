import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const docs = path.join(root, 'docs');
const page = readFileSync(path.join(docs, 'requirements.md'), 'utf8');

interface Requirement {
  number: string;
  text: string;
  implementation: string;
  tests: string;
}

const requirements = [...page.matchAll(/^\| (\d.*?) \| (.*) \| (.*) \| (.*) \|$/gm)].map(
  ([, number = '', text = '', implementation = '', tests = '']): Requirement => ({
    number,
    text,
    implementation,
    tests
  })
);
const numbers = requirements.map(({ number }) => number);
const sections = [...page.matchAll(/^##+ (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number);

const LINK = /\[`([^`]+)`\]\(([^)]+)\)/g;
const PLANNED = /^Planned: \[`[^`]+`\]\(([^)]+)\)$/;

/** Returns the files that a cell links to. */
function filesOf(cell: string): string[] {
  return [...cell.matchAll(LINK)].map(([, , target = '']) => path.join(docs, target));
}

/** True for a cell that contains only links. */
function isLinks(cell: string): boolean {
  return cell !== '' && cell.replace(LINK, '').replaceAll(', ', '') === '';
}

const byNumber = new Intl.Collator('en', { numeric: true });

describe('the requirements', () => {
  it('link to existing files by name', () => {
    const links = [...page.matchAll(/\[([^\]]*)\]\(([^)]+)\)/g)];
    const broken = links.filter(
      ([, text, target = '']) =>
        !existsSync(path.join(docs, target)) || text?.replaceAll('`', '') !== path.basename(target)
    );
    expect(links.length).toBeGreaterThan(requirements.length);
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('are implemented, planned, or require no implementation', () => {
    const others = requirements.filter(
      ({ implementation }) =>
        !isLinks(implementation) && !PLANNED.test(implementation) && implementation !== 'Nothing to implement'
    );
    expect(others).toEqual([]);
  });

  it('link to tests, or are marked as untested', () => {
    const isTests = (cell: string): boolean =>
      isLinks(cell) && filesOf(cell).every((file) => /\.test\.tsx?$/.test(file));
    expect(requirements.filter(({ tests }) => tests !== '—' && !isTests(tests))).toEqual([]);
  });

  it('link only pages in plannedPages.ts as planned', async () => {
    const unlisted: string[] = [];
    for (const { text, implementation } of requirements) {
      const [, list] = PLANNED.exec(implementation) ?? [];
      if (list !== undefined) {
        const { plannedPages } = (await import(path.join(docs, list))) as { plannedPages: string[] };
        const addresses = [...text.matchAll(/`(\/[^`]+)`/g)].map(([, address = '']) => address);
        unlisted.push(...addresses.filter((address) => !plannedPages.includes(address)));
      }
    }
    expect(unlisted).toEqual([]);
  });

  it('have ascending numbers, each in its section', () => {
    expect(requirements.length).toBeGreaterThan(200);
    expect(page.match(/^\| (?!No\. |---)/gm)).toHaveLength(requirements.length);
    const inOrder = [...page.matchAll(/^(?:##+|\|) (\d+(?:\.\d+)*)\.? /gm)].map(([, number = '']) => number);
    expect(inOrder).toEqual([...new Set(inOrder)].sort((a, b) => byNumber.compare(a, b)));
    expect(numbers.filter((number) => !sections.includes(number.replace(/\.\d+$/, '')))).toEqual([]);
  });
});

/** Texts that may cite requirements: path -> text, with comments and paragraphs joined to one line. */
const texts = new Map(
  globSync(['{engine,packages,sites,e2e,bench,scripts,docs}/**/*.{ts,tsx,css,js,cjs,md}', '*.{js,ts,jsonc,md}'], {
    cwd: root,
    ignore: ['**/{node_modules,dist,.patternbook,.cache}/**']
  }).map((file) => [file, readFileSync(path.join(root, file), 'utf8').replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ')])
);

/** Finds numbers after a word in all texts: `file: number`. */
function citations(pattern: RegExp): { file: string; number: string }[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].flatMap(([cited]) =>
      [...cited.matchAll(/\d+(?:\.\d+)*/g)].map(([number]) => ({ file, number }))
    )
  );
}

describe('a citation', () => {
  it('of a requirement refers to an existing one', () => {
    const cited = citations(/\brequirements? \d+(?:\.\d+)+(?:(?:,| and| to|, and) \d+(?:\.\d+)+)*/gi);
    expect(cited.length).toBeGreaterThan(90);
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });

  it('of a section refers to an existing one', () => {
    const cited = citations(/\brequirements, sections? \d+(?:\.\d+)*(?:(?:,| and) \d+(?:\.\d+)*)*/gi);
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({ number }) => !sections.includes(number))).toEqual([]);
  });

  it('refers to this document only', () => {
    const others = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/\bspec(?:ification)?,? ?§\S*/gi)].map(([cited]) => `${file}: ${cited}`)
    );
    expect(others).toEqual([]);
  });
});
