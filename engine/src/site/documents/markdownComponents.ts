import { type AuditRecord, auditFingerprint } from '../../content/auditRecord.ts';
import { componentProblem } from '../../content/componentTags.ts';
import { highlightToHtml } from '../../content/highlight.ts';
import { type MarkdownComponent, isMarkdownComponent } from '../../core/markdownComponents.ts';
import { readClaims } from '../../examples/claims/readClaims.ts';
import { readExercise } from '../../examples/exercise/readExercise.ts';
import { type SiteExample, examplesOf } from '../../examples/siteExamples.ts';
import type { ComponentBlock, Example, Page, Source, Toc } from '../../model.ts';
import type { AuditRow, ExampleLink, MarkdownComponentProps } from '../../ui/index.ts';
import type { DocumentContext } from './documentContext.ts';
import { releaseNotes, releaseVersions } from './releaseNotes.ts';
import { sectionGallery } from './sectionGallery.ts';
import { statusMatrix } from './statusMatrix.ts';
import { tokenScale, tokenSwatches } from './tokenParts.ts';

/**
 * Creates the props of a component; null if there is nothing to show.
 * @throws Error when the Markdown passes invalid data
 */
type CreateProps<Name extends MarkdownComponent> = (
  context: DocumentContext,
  page: Page,
  source: Source,
  block: ComponentBlock
) => MarkdownComponentProps<Name> | null;

/** Props of the components in `ui/markdownComponents.tsx`. */
const PROPS: { [Name in MarkdownComponent]: CreateProps<Name> } = {
  SectionGallery: sectionGallery,
  TokenTable: ({ tokens }) => tokens.table,
  TokenSwatches: (context, _page, _source, block) => tokenSwatches(context, block),
  TokenScale: (context, _page, _source, block) => tokenScale(context, block),
  IconGallery: (context, _page, _source, block) => iconGallery(context, block),
  StatusMatrix: (context, page, _source, block) => statusMatrix(context, page, block),
  ReleaseNotes: (context, _page, _source, block) => releaseNotes(context, block),
  ReleaseVersions: (context, _page, _source, block) => releaseVersions(context, block),
  RolesTable: (context, _page, source, block) => rolesTable(context, source, block),
  KeyboardTable: (context, _page, source, block) => keyboardTable(context, source, block),
  AccessibilityAudit: accessibilityAudit,
  Exercise: (_context, _page, source, block) => exercise(source, block)
};

/** Context for the contents lists of components. */
export type TocContext = Pick<DocumentContext, 'app' | 'facts' | 'tokens'>;

/** Contents list entries of components with headings, by component name. */
export const COMPONENT_TOCS: ReadonlyMap<string, (context: TocContext, block: ComponentBlock) => Toc> = new Map([
  ['TokenTable' satisfies MarkdownComponent, ({ app, tokens }: TocContext) => app.tokenToc(tokens.table)],
  [
    'ReleaseNotes' satisfies MarkdownComponent,
    (context: TocContext, block: ComponentBlock) => context.app.releasesToc(releaseNotes(context, block))
  ]
]);

/**
 * Renders a component that a tab's Markdown uses; null for an unknown component, and for one that can't be shown, which
 * is reported.
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
    const createProps: CreateProps<MarkdownComponent> = PROPS[block.name];
    const props = createProps(context, page, source, block);
    return props === null ? null : context.app.renderMarkdownComponent(block.name, props);
  } catch (problem) {
    context.report(componentProblem(block, problem));
    return null;
  }
}

/**
 * Creates the props of `<Exercise tasks={…} />`, which asks readers to change the example before it.
 * @throws Error as `readExercise`
 */
export function exercise(source: Source, block: ComponentBlock): MarkdownComponentProps<'Exercise'> {
  const { example, checks, solution } = readExercise(source, block);
  return {
    slug: example.slug,
    title: example.title,
    checks,
    solutionHtml: highlightToHtml(solution.code, solution.lang)
  };
}

/**
 * Creates the props of `<IconGallery />`: all icons that the configuration names (`reference.icons`); null if it names
 * none. `ungroupedText` is the label of icons without a group.
 */
function iconGallery(
  { facts }: DocumentContext,
  { attributes }: ComponentBlock
): MarkdownComponentProps<'IconGallery'> | null {
  const ungrouped = attributes['ungroupedText'];
  return facts.icons && { ...facts.icons, ungrouped: typeof ungrouped === 'string' ? ungrouped : 'Others' };
}

/**
 * Creates the props of `<RolesTable claims={…} />`: roles, names and states of the parts of a component.
 * @throws Error as `readClaims`
 */
export function rolesTable(
  { facts }: Pick<DocumentContext, 'facts'>,
  source: Source,
  block: ComponentBlock
): MarkdownComponentProps<'RolesTable'> {
  const { roles } = readClaims(source, block, facts.exampleAt);
  return { rows: roles.map((claim) => ({ claim, example: linkTo(claim.place) })), title: source.title };
}

/**
 * Creates the props of `<KeyboardTable claims={…} />`: keyboard interaction of a component.
 * @throws Error as `readClaims`
 */
export function keyboardTable(
  { facts }: Pick<DocumentContext, 'facts'>,
  source: Source,
  block: ComponentBlock
): MarkdownComponentProps<'KeyboardTable'> {
  const { keys } = readClaims(source, block, facts.exampleAt);
  return { rows: keys.map((claim) => ({ claim, example: linkTo(claim.place) })), title: source.title };
}

/** Creates a link to an example in its tab. */
function linkTo({ example, source }: SiteExample): ExampleLink {
  return { title: example.title, href: `${source.path}#${example.slug}` };
}

/** Creates the props of `<AccessibilityAudit />`: axe-core's findings in each example of the page's tabs. */
function accessibilityAudit(context: DocumentContext, page: Page): MarkdownComponentProps<'AccessibilityAudit'> {
  const record = context.facts.auditOf(page);
  if (record === null) {
    return { audit: null };
  }
  const tabs = page.sources
    .map((source) => ({
      label: source.label,
      rows: examplesOf(source).map((example) => auditRow(context, record, source, example))
    }))
    .filter(({ rows }) => rows.length > 0);
  const { date, axeVersion, packages } = record;
  return { audit: { date, axeVersion, packages, tabs } };
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
