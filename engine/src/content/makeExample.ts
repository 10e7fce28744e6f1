import { dirname, join, relative, sep } from 'node:path';
import type { Example } from '../model.ts';
import { slug } from '../core/slug.ts';
import { type ExampleCode, readExampleFile, relativeImportsOf } from './exampleFile.ts';
import type { Frontmatter } from './frontmatterSchema.ts';
import type { DocumentExample } from './parsedDocument.ts';
import { sourceLinkOf } from './sourceLink.ts';
import type { SourceFile } from './sources.ts';

/** The tab that an example stands on. */
export interface ExampleTab {
  file: SourceFile;
  frontmatter: Frontmatter;
  source: string;
  path: string;
  sourceLink: string | null;
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
function previewName({ source, frontmatter }: ExampleTab): string {
  const kind = source === 'html' ? 'core' : source;
  return `ws-${kind}-${frontmatter.section.charAt(0)}-${frontmatter.id}`;
}
