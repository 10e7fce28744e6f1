import { componentProblem } from '../../content/componentTags.ts';
import { type MarkdownComponent, isMarkdownComponent } from '../../core/markdownComponents.ts';
import type { ComponentBlock, Page, Source } from '../../model.ts';
import { accessibilityAudit } from './accessibilityAudit.ts';
import { keyboardTable, rolesTable } from './claimsTables.ts';
import type { DocumentContext } from './documentContext.ts';
import { exerciseHtml } from './exercise.ts';
import { iconGallery } from './iconGallery.ts';
import { releaseNotesHtml, releaseVersionsHtml } from './releaseNotes.ts';
import { sectionGallery } from './sectionGallery.ts';
import { statusMatrix } from './statusMatrix.ts';
import { tokenScale, tokenSwatches } from './tokenParts.ts';

type Render = (context: DocumentContext, page: Page, source: Source, block: ComponentBlock) => string | null;

const RENDERERS: Record<MarkdownComponent, Render> = {
  SectionGallery: sectionGallery,
  TokenTable: ({ app, tokens }) => app.renderTokenTable(tokens.table),
  TokenSwatches: (context, _page, _source, block) => tokenSwatches(context, block),
  TokenScale: (context, _page, _source, block) => tokenScale(context, block),
  IconGallery: (context, _page, _source, block) => iconGallery(context, block),
  StatusMatrix: (context, page, _source, block) => statusMatrix(context, page, block),
  ReleaseNotes: (context, _page, _source, block) => releaseNotesHtml(context, block),
  ReleaseVersions: (context, _page, _source, block) => releaseVersionsHtml(context, block),
  RolesTable: (context, _page, source, block) => rolesTable(context, source, block),
  KeyboardTable: (context, _page, source, block) => keyboardTable(context, source, block),
  AccessibilityAudit: accessibilityAudit,
  Exercise: (context, _page, source, block) => exerciseHtml(context, source, block)
};

/**
 * HTML of a component that the Markdown of a tab places in its prose; null for one that the engine doesn't have, or
 * that can't be shown, which is reported.
 */
export function markdownComponent(
  context: DocumentContext,
  page: Page,
  source: Source,
  block: ComponentBlock
): string | null {
  if (!isMarkdownComponent(block.name)) {
    return null;
  }
  try {
    return RENDERERS[block.name](context, page, source, block);
  } catch (fault) {
    context.report(componentProblem(block, fault));
    return null;
  }
}
