import { codeHtml } from '../../codeHtml.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { renderBadges, renderCode, renderHeading, renderRow, renderRowName, renderTable } from './parts.ts';
import { renderFunction } from './renderFunctions.ts';
import type { EntryContent, EntryView, InheritedView, PlacedEntry, PropRowView } from './view.ts';

/** The part of the page about one documented name. */
export function renderEntry({ anchor, entry, usedBy }: PlacedEntry): string {
  const use = usedBy === null ? '' : ` data-used-by="${usedBy}"`;
  return [
    `<section class="pb-reference-entry" aria-labelledby="${anchor}" style="--pb-rows:${countRows(entry.content)}" data-row-group${use}>`,
    renderHeading(3, anchor, entry.name, entry.badges),
    renderDefinition(entry),
    '</section>'
  ].join('');
}

/** What there is to say of a name, without a heading. */
export function renderDefinition({ name, importLine, descriptionHtml, content }: EntryView): string {
  return [
    descriptionHtml === '' ? '' : `<div class="pf-v6-c-content pb-prose">${descriptionHtml}</div>`,
    importLine === null ? '' : renderImportLine(name, importLine),
    renderContent(name, content)
  ].join('');
}

/** Rows that show at once, from which the page guesses the height of the part until it lays it out. */
function countRows(content: EntryContent): number {
  switch (content.kind) {
    case 'props':
      return content.rows.length;
    case 'enum':
      return content.members.length;
    case 'function':
    case 'type':
    case 'missing':
      return 1;
  }
}

function renderImportLine(name: string, line: string): string {
  return `<div class="pb-import"><code class="pb-import-code">${escapeHtml(line)}</code><button type="button" class="pb-import-copy" data-copy="${escapeHtml(line)}" aria-label="Copy the import of ${escapeHtml(name)}">Copy</button></div>`;
}

function renderContent(name: string, content: EntryContent): string {
  switch (content.kind) {
    case 'props':
      return renderProps(name, content);
    case 'enum':
      return renderTable(
        'members',
        `Values of ${name}`,
        content.members.map((member) =>
          renderRow<'members'>(null, [escapeHtml(member.name), escapeHtml(member.value), member.descriptionHtml])
        )
      );
    case 'function':
      return renderFunction(content.function);
    case 'type':
      return content.values.length > 0
        ? `<p class="pb-reference-note">One of ${content.values.map(codeHtml).join(', ')}</p>`
        : `<p class="pb-reference-note"><code class="pb-type">${content.typeHtml}</code></p>`;
    case 'missing':
      return '<p class="pb-reference-note">The installed packages have nothing of this name, so its properties can’t be listed.</p>';
  }
}

function renderProps(name: string, { rows, inherited, furtherHtml }: Extract<EntryContent, { kind: 'props' }>): string {
  return [
    rows.length === 0
      ? `<p class="pb-reference-note">${escapeHtml(name)} has no properties of its own.</p>`
      : renderTable('props', `Properties of ${name}`, rows.map(renderProp)),
    ...inherited.map((part) => renderInherited(name, part)),
    ...furtherHtml.map((html) => `<p class="pb-reference-note">${html}</p>`)
  ].join('');
}

function renderInherited(name: string, { from, fromHtml, rows }: InheritedView): string {
  // Not in the summary: a link in what is a button itself can't be reached.
  const origin = fromHtml === null ? '' : `<p class="pb-reference-note">See <code>${fromHtml}</code>.</p>`;
  return `<details class="pb-inherited"><summary>${rows.length} more from ${codeHtml(from)}</summary>${origin}${renderTable('props', `Properties of ${name} from ${from}`, rows.map(renderProp))}</details>`;
}

function renderProp(row: PropRowView): string {
  const required = row.required ? ' <span class="pb-required">required</span>' : '';
  const badges = row.badges.length === 0 ? '' : ` ${renderBadges(row.badges)}`;
  return renderRow<'props'>(row.anchor, [
    renderRowName(row.anchor, row.name) + required + badges,
    row.typeHtml,
    row.defaultValue === null ? '' : renderCode(row.defaultValue),
    row.descriptionHtml
  ]);
}
