import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

import type { Example } from '../model.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { DocumentExample } from './parseDocument.ts';
import { type SourceFile, sourceLinkOf } from './sources.ts';
import { slug } from '../core/slug.ts';
import { createFileReader } from './files.ts';

/** The tab that an example stands on. */
export interface ExampleTab {
  file: SourceFile;
  frontmatter: Frontmatter;
  source: string;
  path: string;
  sourceLink: string | null;
  /** Begins the classes and ids of previews. */
  classPrefix: string;
}

/** Completes an example of a Markdown file; null if the file that it names does not exist. */
export function makeExample(example: DocumentExample, tab: ExampleTab): Example | null {
  const path = `${tab.path}/${example.slug}`;
  const file = 'file' in example.code ? join(dirname(tab.file.file), example.code.file) : null;
  const content = 'text' in example.code ? inlineCode(example.code.text, example.lang) : readExampleFile(file ?? '');
  if (!content) {
    return null;
  }
  const relPath = file === null ? tab.file.relPath : relative(tab.file.root, file).split(sep).join('/');
  const previewClass = previewName(tab);
  return {
    key: path.slice(1),
    title: example.title,
    slug: example.slug,
    path,
    lang: example.lang,
    ...content,
    file,
    location: { file: tab.file.file, line: example.line },
    source: tab.source,
    id: tab.frontmatter.id,
    section: tab.frontmatter.section,
    ...example.flags,
    relPath,
    sourceLink: file === null ? tab.sourceLink : sourceLinkOf(tab.file, relPath),
    previewId: slug(`${previewClass}-${example.title}`),
    previewClass: slug(previewClass)
  };
}

function inlineCode(code: string, lang: DocumentExample['lang']): ExampleCode {
  return { code, relativeImports: lang === 'html' ? [] : relativeImportsOf(code, 'example.tsx') };
}

/**
 * The name that packaged CSS gives to the previews of a tab. It uses the first letter of the section as written in
 * the frontmatter, wherever the page is placed.
 */
function previewName({ source, frontmatter, classPrefix }: ExampleTab): string {
  const kind = source === 'html' ? 'core' : source;
  return `${classPrefix}-${kind}-${frontmatter.section.charAt(0)}-${frontmatter.id}`;
}

interface ExampleCode {
  code: string;
  /** Specifiers of the code's relative imports, as written. */
  relativeImports: string[];
}

/** Reads the file of an example; null where there is none. */
const readExampleFile: (file: string) => ExampleCode | null = createFileReader((content, file) => {
  const code = content.toString('utf8');
  return { code, relativeImports: relativeImportsOf(code, file) };
});

/** @param file name that tells the syntax by its extension */
function relativeImportsOf(code: string, file: string): string[] {
  // Most examples import packages alone; parsing those for nothing would take most of the time of loading a site.
  if (!/['"]\.{1,2}\//.test(code)) {
    return [];
  }
  const specifiers = parseSync(file, code).module.staticImports.map((entry) => entry.moduleRequest.value);
  return specifiers.filter((specifier) => specifier.startsWith('.'));
}
