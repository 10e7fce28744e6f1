import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

import type { Example, Problem } from '../model.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { DocumentExample } from './parsedDocument.ts';
import { type SourceFile, sourceLinkOf } from './sources.ts';
import { slug } from '../core/slug.ts';
import { createFileReader } from './files.ts';
import { readExcerpt } from './code/excerpt.ts';
import { outsidePackage } from './packageBorder.ts';
import { error } from './problem.ts';
import { encodingProblems } from './textFile.ts';

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

/** Creates the example of a Markdown file, or reports that its code does not exist. */
export function makeExample(example: DocumentExample, tab: ExampleTab): Example | Problem {
  const path = `${tab.path}/${encodeURI(example.slug)}`;
  const { flags } = example;
  const content = readCode(example, tab);
  if ('severity' in content) {
    return content;
  }
  const { file } = content;
  const relPath = file === null ? tab.file.relPath : relative(tab.file.root, file).split(sep).join('/');
  const previewClass = previewClassOf(tab);
  const fence = {
    key: path.slice(1),
    title: example.title,
    slug: example.slug,
    lang: example.lang,
    ...content,
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

type CodeOfExample = Pick<Example, 'code' | 'file' | 'excerptLine' | 'relativeImports'>;

/** Reads the code of an example, or reports that its file or the part of it does not exist. */
function readCode({ title, lang, code, line }: DocumentExample, tab: ExampleTab): CodeOfExample | Problem {
  if ('text' in code) {
    const relativeImports = lang === 'html' ? [] : relativeImportsOf(code.text, 'example.tsx');
    return { code: code.text, file: null, excerptLine: null, relativeImports };
  }
  const location = { file: tab.file.file, line };
  const file = join(dirname(tab.file.file), code.path);
  const outside = outsidePackage(code.path, file, tab.file, location);
  if (outside) {
    return outside;
  }
  const read = readExampleFile(file);
  if (!read) {
    const message = `The file of the example "${title}" does not exist: ${code.path}`;
    const hint = 'Correct the file attribute, relative to this Markdown file.';
    return error('missing-example-file', message, location, hint);
  }
  const { problems, ...content } = read;
  const [unreadable] = problems;
  if (unreadable) {
    return unreadable;
  }
  if (code.part === null) {
    return { ...content, file, excerptLine: null };
  }
  const excerpt = readExcerpt(content.code, code.part);
  if (!('text' in excerpt)) {
    return error('missing-region', `${code.path} ${excerpt.message}.`, location, excerpt.hint);
  }
  const relativeImports = lang === 'html' ? [] : relativeImportsOf(excerpt.text, file);
  return { code: excerpt.text, file, excerptLine: excerpt.firstLine, relativeImports };
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
const readExampleFile = createFileReader((content, file): ExampleCode & { problems: Problem[] } => {
  const code = content.toString('utf8');
  return { code, relativeImports: relativeImportsOf(code, file), problems: encodingProblems(content, file) };
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
