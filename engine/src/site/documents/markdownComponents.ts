import { type AuditRecord, auditFingerprint } from '../../content/auditRecord.ts';
import { componentProblem } from '../../content/componentProblem.ts';
import { highlightToHtml } from '../../content/highlight.ts';
import { type MarkdownComponent, isMarkdownComponent } from '../../core/markdownComponents.ts';
import { readClaims } from '../../examples/claims/readClaims.ts';
import { readExercise } from '../../examples/exercise/readExercise.ts';
import { type ExampleInPlace, examplesOf } from '../../examples/siteExamples.ts';
import type { ComponentBlock, Example, Page, Source } from '../../model.ts';
import type { AuditRow, ExampleLink } from '../../ui/index.ts';
import type { DocumentContext } from './documentContext.ts';
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

/**
 * HTML of `<Exercise tasks={…} />`: what a reader is to make of the example before it.
 * @throws Error as `readExercise`
 */
export function exerciseHtml({ app }: DocumentContext, source: Source, block: ComponentBlock): string {
  const { example, checks, solution } = readExercise(source, block);
  return app.renderExercise({
    slug: example.slug,
    title: example.title,
    checks,
    solutionHtml: highlightToHtml(solution.code, solution.lang)
  });
}

/**
 * HTML of `<IconGallery />`: all icons that the configuration names (`reference.icons`); null where it names none.
 *
 * `ungroupedText` is what icons outside all groups are called among the groups.
 */
function iconGallery({ app, facts }: DocumentContext, { attributes }: ComponentBlock): string | null {
  const ungrouped = attributes['ungroupedText'];
  return facts.icons === null
    ? null
    : app.renderIconGallery({ ...facts.icons, ungrouped: typeof ungrouped === 'string' ? ungrouped : 'Others' });
}

/**
 * HTML of `<RolesTable claims={…} />`: what the parts of a component are to assistive technologies.
 * @throws Error as `readClaims`
 */
export function rolesTable({ app, facts }: DocumentContext, source: Source, block: ComponentBlock): string {
  const { roles } = readClaims(source, block, facts.exampleAt);
  return app.renderRolesTable(
    roles.map((claim) => ({ claim, example: linkTo(claim.place) })),
    source.title
  );
}

/**
 * HTML of `<KeyboardTable claims={…} />`: what keys do in a component.
 * @throws Error as `readClaims`
 */
export function keyboardTable({ app, facts }: DocumentContext, source: Source, block: ComponentBlock): string {
  const { keys } = readClaims(source, block, facts.exampleAt);
  return app.renderKeyboardTable(
    keys.map((claim) => ({ claim, example: linkTo(claim.place) })),
    source.title
  );
}

/** Leads to an example in its tab. */
function linkTo({ example, source }: ExampleInPlace): ExampleLink {
  return { title: example.title, href: `${source.path}#${example.slug}` };
}

/** HTML of `<AccessibilityAudit />`: what axe-core found in each example of the page's tabs. */
function accessibilityAudit(context: DocumentContext, page: Page): string {
  const { app, facts } = context;
  const record = facts.auditOf(page);
  if (record === null) {
    return app.renderAudit(null);
  }
  const tabs = page.sources
    .map((source) => ({
      label: source.label,
      rows: examplesOf(source).map((example) => auditRow(context, record, source, example))
    }))
    .filter(({ rows }) => rows.length > 0);
  const { date, axeVersion, packages } = record;
  return app.renderAudit({ date, axeVersion, packages, tabs });
}

function auditRow({ facts }: DocumentContext, record: AuditRecord, source: Source, example: Example): AuditRow {
  const audited = record.examples[example.path];
  const version = source.package === null ? null : facts.versionOf(source.package);
  return {
    example: { title: example.title, href: `${source.path}#${example.slug}` },
    findings: audited ? { light: audited.light, dark: audited.dark } : null,
    isOutdated: audited !== undefined && audited.fingerprint !== auditFingerprint(example, version)
  };
}
