import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Features, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { expect, it } from 'vitest';

import { FEATURE_SHEETS } from '../../src/bundle/styles/featureSheets.ts';
import { ImportGraph } from '../../src/bundle/importGraph.ts';

const UI = path.resolve(import.meta.dirname, '../../src/ui');
/** Linked by documents, or loaded with the first feature that needs more. */
const SHARED = ['styles/index.css', 'styles/onDemand.css', 'standalone/standalone.css', 'shell/definitionDocument.css'];
const IMPORT = /@import '([^']+)'/g;

const readText = (file: string): string => readFileSync(file, 'utf8');

/** Returns a sheet and those that it imports. */
function withImports(file: string): string[] {
  const imported = [...readText(file).matchAll(IMPORT)].map(([, name = '']) => path.resolve(path.dirname(file), name));
  return [file, ...imported.flatMap(withImports)];
}

it('links each style sheet of the interface', () => {
  const shared = SHARED.flatMap((name) => withImports(path.join(UI, name)));
  const ofFeatures = FEATURE_SHEETS.flatMap(({ file }) => withImports(file));
  const graph = new ImportGraph();
  const ofMarkdown = globSync('**/markdown.ts', { cwd: UI }).flatMap((name) => {
    const file = path.join(UI, name);
    return [...graph.sheetsOf(readText(file), file)].flatMap((sheet) =>
      sheet.startsWith(UI) ? withImports(sheet) : []
    );
  });
  const linked = new Set([...shared, ...ofFeatures, ...ofMarkdown]);
  const sheets = globSync('**/*.css', { cwd: UI }).map((name) => path.join(UI, name));
  expect(sheets.length).toBeGreaterThan(50);
  const lost = sheets.filter((sheet) => !linked.has(sheet)).map((sheet) => path.relative(UI, sheet));
  const remedy =
    'Nothing links these: "Add an interface island" in docs/extending.md says where a style sheet is named.';
  expect(lost, remedy).toEqual([]);
});

/** Selectors that are nothing but a class of the interface, outside of what is for all pages. */
function classesOf(text: string): string[] {
  const rules = text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(?<=^|[{};])([^{}@;()]+)\{/g);
  return [...rules].flatMap(([, selectors = '']) =>
    selectors.split(',').flatMap((selector) => /^\s*\.(pb-[\w-]+)\s*$/.exec(selector)?.[1] ?? [])
  );
}

it('styles each class in one folder: a page links the sheets of all classes that it uses', () => {
  const sheets = globSync('**/*.css', { cwd: UI, exclude: ['styles/**', 'shell/**', 'footer/**'] });
  const folders = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    const [folder = ''] = sheet.split(path.sep);
    for (const name of classesOf(readText(path.join(UI, sheet)))) {
      folders.set(name, (folders.get(name) ?? new Set()).add(folder));
    }
  }
  expect(folders.size).toBeGreaterThan(300);
  const shared = [...folders].filter(([, { size }]) => size > 1).map(([name, owners]) => [name, ...owners]);
  const remedy = 'Classes with rules in several folders: give the element a class of its own.';
  expect(shared, remedy).toEqual([]);
});

const isHas = (part: SelectorComponent): boolean => part.type === 'pseudo-class' && part.kind === 'has';
const NAMES = ['class', 'id', 'type', 'attribute'];
const namesElements = (part: SelectorComponent): boolean =>
  NAMES.includes(part.type) ||
  part.type === 'pseudo-element' ||
  (part.type === 'pseudo-class' &&
    (part.kind === 'is' || part.kind === 'where') &&
    part.selectors.every((inner) => inner.some(namesElements)));

/** Whether a selector depends on what is in an ancestor or a sibling of elements that it doesn't name. */
function stylesAnyElement(selector: Selector): boolean {
  const last = selector.findLastIndex(({ type }) => type === 'combinator');
  return selector.slice(0, last + 1).some(isHas) && !selector.slice(last + 1).some(namesElements);
}

it('names the elements that depend on :has() of others: browsers style all of the page again otherwise', () => {
  const found: string[] = [];
  for (const name of globSync('**/*.css', { cwd: UI })) {
    const code = Buffer.from(readText(path.join(UI, name)));
    const flat = transform({ filename: name, code, include: Features.Nesting }).code;
    transform({
      filename: name,
      code: flat,
      visitor: {
        Selector(selector) {
          found.push(...(stylesAnyElement(selector) ? [name] : []));
        }
      }
    });
  }
  expect(found).toEqual([]);
});
