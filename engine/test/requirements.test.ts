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

/** Files that a cell links to. */
function filesOf(cell: string): string[] {
  return [...cell.matchAll(LINK)].map(([, , target = '']) => path.join(docs, target));
}

/** A cell of links and nothing else. */
function isLinks(cell: string): boolean {
  return cell !== '' && cell.replace(LINK, '').replaceAll(', ', '') === '';
}

const byNumber = new Intl.Collator('en', { numeric: true });

describe('the requirements', () => {
  it('link to files that exist, by their names', () => {
    const links = [...page.matchAll(/\[([^\]]*)\]\(([^)]+)\)/g)];
    const broken = links.filter(
      ([, text, target = '']) =>
        !existsSync(path.join(docs, target)) || text?.replaceAll('`', '') !== path.basename(target)
    );
    expect(links.length).toBeGreaterThan(requirements.length);
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('are implemented, planned, or need no implementation', () => {
    const others = requirements.filter(
      ({ implementation }) =>
        !isLinks(implementation) && !PLANNED.test(implementation) && implementation !== 'Nothing to implement'
    );
    expect(others).toEqual([]);
  });

  it('are shown by tests, or marked as shown by none', () => {
    const isTests = (cell: string): boolean =>
      isLinks(cell) && filesOf(cell).every((file) => /\.test\.tsx?$/.test(file));
    expect(requirements.filter(({ tests }) => tests !== '—' && !isTests(tests))).toEqual([]);
  });

  it('name no page as planned that is not on the list of planned pages', async () => {
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

  it('have numbers that ascend, each below its section', () => {
    expect(requirements.length).toBeGreaterThan(200);
    expect(page.match(/^\| (?!No\. |---)/gm)).toHaveLength(requirements.length);
    const inOrder = [...page.matchAll(/^(?:##+|\|) (\d+(?:\.\d+)*)\.? /gm)].map(([, number = '']) => number);
    expect(inOrder).toEqual([...new Set(inOrder)].sort((a, b) => byNumber.compare(a, b)));
    expect(numbers.filter((number) => !sections.includes(number.replace(/\.\d+$/, '')))).toEqual([]);
  });
});

/** Texts that may cite requirements: path -> text, in which comments and paragraphs are one line. */
const texts = new Map(
  globSync(['{engine,sites,e2e,bench,scripts,docs}/**/*.{ts,tsx,css,js,cjs,md}', '*.{js,ts,jsonc,md}'], {
    cwd: root,
    ignore: ['**/{node_modules,dist,.patternbook,.cache}/**']
  }).map((file) => [file, readFileSync(path.join(root, file), 'utf8').replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ')])
);

/** Numbers that follow a word, in all texts: `file: number`. */
function citations(pattern: RegExp): { file: string; number: string }[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].flatMap(([cited]) =>
      [...cited.matchAll(/\d+(?:\.\d+)*/g)].map(([number]) => ({ file, number }))
    )
  );
}

describe('a citation', () => {
  it('of a requirement names one that exists', () => {
    const cited = citations(/\brequirements? \d+(?:\.\d+)+(?:(?:,| and| to|, and) \d+(?:\.\d+)+)*/gi);
    expect(cited.length).toBeGreaterThan(90);
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });

  it('of a section names one that exists', () => {
    const cited = citations(/\brequirements, sections? \d+(?:\.\d+)*(?:(?:,| and) \d+(?:\.\d+)*)*/gi);
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({ number }) => !sections.includes(number))).toEqual([]);
  });

  it('is of this page alone', () => {
    const others = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/\bspec(?:ification)?,? ?§\S*/gi)].map(([cited]) => `${file}: ${cited}`)
    );
    expect(others).toEqual([]);
  });
});
