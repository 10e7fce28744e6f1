import path from 'node:path';

import type { ExampleFiles } from '../../examples/exampleFiles.ts';
import { examplesOf, isProgram } from '../../examples/siteExamples.ts';
import type { Example, Page, Source } from '../../model.ts';
import type { ExampleCode, TabCode } from '../../core/tabCode.ts';

/**
 * What is needed to work with the examples of a tab, but for the addresses of style sheets.
 * @param files takes note of the files that they import
 */
export function makeTabCode(page: Page, source: Source, files: ExampleFiles): TabCode {
  const examples = examplesOf(source).map((example) => [example.slug, exampleCode(example, source, files)] as const);
  const hasPrograms = examplesOf(source).some(isProgram);
  return {
    page: page.title,
    examples: Object.fromEntries(examples),
    bindings: hasPrograms ? files.bindings(source) : {},
    files: files.files,
    styles: []
  };
}

function exampleCode(example: Example, source: Source, files: ExampleFiles): ExampleCode {
  const { title, slug, lang, code, isFullscreen, previewId, previewClass, sourceLink } = example;
  const folders = [...new Set([path.dirname(example.file ?? source.file), path.dirname(source.file)])];
  return {
    title,
    slug,
    lang,
    code,
    path: example.path,
    isFullscreen,
    previewId,
    previewClass,
    sourceLink,
    imports: isProgram(example) ? files.imports(code, folders) : {}
  };
}
