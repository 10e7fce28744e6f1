import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

import type { Example } from '../model.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { DocumentExample } from './parsedDocument.ts';
import { type SourceFile, sourceLinkOf } from './sources.ts';
import { slug } from '../core/slug.ts';
import { createFileReader } from './files.ts';

/** The tab that an example belongs to. */
export interface ExampleTab {
  file: SourceFile;
  frontmatter: Frontmatter;
  source: string;
  path: string;
  sourceLink: string | null;
  /** Prefix of the classes and ids of previews. */
  classPrefix: string;
  /** Name of the tab in them. */
  previewName: string;
}

/** Creates the example of a Markdown file; null if the example's code file does not exist. */
export function makeExample(example: DocumentExample, tab: ExampleTab): Example | null {
  const path = `${tab.path}/${encodeURI(example.slug)}`;
  const { flags } = example;
  const file = 'file' in example.code ? join(dirname(tab.file.file), example.code.file) : null;
  const content = 'text' in example.code ? inlineCode(example.code.text, example.lang) : readExampleFile(file ?? '');
  if (!content) {
    return null;
  }
  const relPath = file === null ? tab.file.relPath : relative(tab.file.root, file).split(sep).join('/');
  const previewClass = previewClassOf(tab);
  const fence = {
    key: path.slice(1),
    title: example.title,
    slug: example.slug,
    lang: example.lang,
    ...content,
    file,
    location: { file: tab.file.file, line: example.line },
    source: tab.source,
    id: tab.frontmatter.id,
    section: tab.frontmatter.section,
    relPath,
    sourceLink: file === null ? tab.sourceLink : sourceLinkOf(tab.file, relPath),
    previewId: slug(`${previewClass}-${example.title}`),
    previewClass: slug(previewClass)
  };
  return flags.figure === null
    ? { ...fence, ...flags, headingLevel: example.headingLevel, path }
    : { ...fence, ...flags };
}

function inlineCode(code: string, lang: DocumentExample['lang']): ExampleCode {
  return { code, relativeImports: lang === 'html' ? [] : relativeImportsOf(code, 'example.tsx') };
}

/**
 * Name that packaged CSS uses for the previews of a tab. It contains the first letter of the section as written in the
 * frontmatter, regardless of the page's placement.
 */
function previewClassOf({ previewName, frontmatter, classPrefix }: ExampleTab): string {
  return `${classPrefix}-${previewName}-${frontmatter.section.charAt(0)}-${frontmatter.id}`;
}

interface ExampleCode {
  code: string;
  /** Specifiers of the code's relative imports, as written. */
  relativeImports: string[];
}

/** Reads the code file of an example; null if it does not exist. */
const readExampleFile: (file: string) => ExampleCode | null = createFileReader((content, file) => {
  const code = content.toString('utf8');
  return { code, relativeImports: relativeImportsOf(code, file) };
});

/** @param file name whose extension determines the syntax */
function relativeImportsOf(code: string, file: string): string[] {
  // Fast path: most examples import only packages, and parsing them would dominate the time to load a site.
  if (!/['"]\.{1,2}\//.test(code)) {
    return [];
  }
  const specifiers = parseSync(file, code).module.staticImports.map((entry) => entry.moduleRequest.value);
  return specifiers.filter((specifier) => specifier.startsWith('.'));
}
