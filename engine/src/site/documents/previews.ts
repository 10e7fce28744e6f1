import { exampleMarkup } from '../../content/html/exampleMarkup.ts';
import { withoutReactExtras } from '../../content/html/reactExtras.ts';
import { withoutAttribute } from '../../content/html/withoutAttribute.ts';
import type { Asset, Example, PageModule, Source } from '../../model.ts';
import { examplesOf, isProgram } from '../../examples/siteExamples.ts';
import type { ProseTree } from '../../core/proseTree.ts';
import { moduleTree } from '../../content/tree/moduleTree.ts';
import type { ModulePreview, Preview } from '../../ui/view.ts';
import type { DocumentContext } from './documentContext.ts';
import type { Place } from './place.ts';

/** Returns the preview of an example for a kind of document. In a page, it doesn't take the focus. */
export function previewIn(
  { previewOf }: Pick<DocumentContext, 'previewOf'>,
  example: Example,
  place: Place
): Preview | undefined {
  if (!isProgram(example)) {
    return { state: 'markup', html: exampleMarkup(example)[place] };
  }
  const preview = previewOf(example);
  if (preview === undefined || !('html' in preview)) {
    return preview;
  }
  const html = withoutReactExtras(preview.html);
  return { ...preview, html: place === 'page' ? withoutAttribute(html, 'autofocus') : html };
}

/**
 * Returns what a part of a page was rendered to.
 * @param fill renders the Markdown components in prose
 */
export function modulePreview(
  { previewOf }: Pick<DocumentContext, 'previewOf'>,
  { key, client, location, additions }: Pick<PageModule, 'key' | 'client' | 'location' | 'additions'>,
  fill: (tree: ProseTree) => ProseTree
): ModulePreview | undefined {
  const preview = previewOf({ key });
  if (preview === undefined || preview.state === 'markup' || !('html' in preview)) {
    return preview?.state === 'markup' ? undefined : preview;
  }
  const html = withoutAttribute(withoutReactExtras(preview.html), 'autofocus');
  return client === null
    ? { state: 'prose', tree: fill(moduleTree(html, location.line ?? 1, additions)) }
    : { ...preview, html };
}

/** Returns the files that the HTML examples of a tab load. */
export function markupAssets(source: Source): Asset[] {
  return examplesOf(source).flatMap((example) => (isProgram(example) ? [] : exampleMarkup(example).assets));
}
