import type { Block, Problem, Source } from '../model.ts';
import type { Tab } from './groupTabs.ts';
import { type ExampleTab, makeExample } from './makeExample.ts';
import { codeHtml } from '../core/codeHtml.ts';
import { escapeHtml } from '../core/escapeHtml.ts';
import type { DocumentBlock, DocumentExample } from './parsedDocument.ts';
import { error } from './problem.ts';
import { referenceAnchors } from './referenceAnchors.ts';
import { sourceLinkOf } from './sourceLink.ts';
import { tabLabel } from './tabs.ts';

/** Makes the tab of a Markdown file. The HTML of its blocks still has slots for links and images. */
export function makeSource(tab: Tab): { source: Source; problems: Problem[] } {
  const { frontmatter, imports, toc, description, blocks } = tab.document;
  const title = tab.place.override?.title ?? frontmatter.title ?? tab.place.id;
  const sourceLink = frontmatter.sourceLink ?? sourceLinkOf(tab.file, tab.file.relPath);
  const body = completeBlocks(blocks, { ...tab, frontmatter, sourceLink });
  const source: Source = {
    source: tab.source,
    tabName: frontmatter.tabName,
    label: frontmatter.tabName ?? (tabLabel(tab.source) || title),
    path: tab.path,
    ownPath: tab.ownPath,
    title,
    beta: frontmatter.beta,
    optIn: frontmatter.optIn,
    deprecated: frontmatter.deprecated || tab.source.endsWith('-deprecated'),
    template: frontmatter.template,
    isDemo: frontmatter.demo || tab.source.endsWith('-demos'),
    newImplementationLink: frontmatter.newImplementationLink,
    sourceLink,
    propComponents: frontmatter.propComponents,
    cssPrefix: frontmatter.cssPrefix,
    functionDocumentation: frontmatter.functions,
    referenceAnchors: referenceAnchors(frontmatter, tab.document.anchors),
    blocks: body.blocks,
    toc,
    description,
    imports,
    file: tab.file.file,
    relPath: tab.file.relPath,
    package: tab.file.package
  };
  return { source, problems: body.problems };
}

function completeBlocks(blocks: readonly DocumentBlock[], tab: ExampleTab): { blocks: Block[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const completed = blocks.map((block): Block => {
    if (block.kind === 'html') {
      return block;
    }
    const location = { file: tab.file.file, line: block.kind === 'example' ? block.example.line : block.line };
    if (block.kind === 'component') {
      return { kind: 'component', ...block.tag, location };
    }
    const example = makeExample(block.example, tab);
    if (example) {
      return { kind: 'example', example, captionHtml: block.captionHtml };
    }
    const message = `The file of the example "${block.example.title}" does not exist: ${fileOf(block.example)}`;
    problems.push(
      error('missing-example-file', message, location, 'Correct the file attribute, relative to this Markdown file.')
    );
    return { kind: 'html', html: missingExampleHtml(block.example) + block.captionHtml };
  });
  return { blocks: completed, problems };
}

function fileOf({ code }: DocumentExample): string {
  return 'file' in code ? code.file : '';
}

/** Stands in the example's place, so that a reader sees that something is missing, and links to it still work. */
function missingExampleHtml(example: DocumentExample): string {
  return (
    `<h3 id="${example.slug}">${escapeHtml(example.title)}</h3>\n` +
    `<p class="pb-missing" role="note">This example can't be shown: its file ` +
    `${codeHtml(fileOf(example))} is missing.</p>\n`
  );
}
