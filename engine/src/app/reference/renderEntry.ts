import { codeHtml } from '../../codeHtml.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { renderBadges, renderHeading, renderRow, renderTable } from './parts.ts';
import { renderFunction } from './renderFunctions.ts';
import type { EntryContent, EntryView, InheritedView, PropRowView } from './view.ts';

const PROP_HEADINGS = ['Name', 'Type', 'Default', 'Description'];

/** The part of the page about one documented name. */
export function renderEntry(entry: EntryView): string {
  const { anchor, name, badges, importLine, descriptionHtml, content } = entry;
  return [
    `<section class="pb-reference-entry" aria-labelledby="${anchor}" style="--pb-rows:${countRows(content)}" data-reference-entry>`,
    renderHeading(3, anchor, name, badges),
    descriptionHtml === '' ? '' : `<div class="pf-v6-c-content pb-prose">${descriptionHtml}</div>`,
    importLine === null ? '' : renderImportLine(name, importLine),
    renderContent(name, content),
    '</section>'
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
        `Values of ${name}`,
        ['Name', 'Value', 'Description'],
        content.members.map((member) =>
          renderRow(null, [
            ['Name', codeHtml(member.name)],
            ['Value', codeHtml(member.value)],
            ['Description', member.descriptionHtml]
          ])
        )
      );
    case 'function':
      return renderFunction(content.function);
    case 'type':
      return content.values.length > 0
        ? `<p class="pb-reference-note">One of ${content.values.map(codeHtml).join(', ')}</p>`
        : `<p class="pb-reference-note"><code>${content.typeHtml}</code></p>`;
    case 'missing':
      return '<p class="pb-reference-note">The installed packages have nothing of this name, so its properties can’t be listed.</p>';
  }
}

function renderProps(name: string, { rows, inherited, furtherHtml }: Extract<EntryContent, { kind: 'props' }>): string {
  return [
    rows.length === 0
      ? `<p class="pb-reference-note">${escapeHtml(name)} has no properties of its own.</p>`
      : renderTable(`Properties of ${name}`, PROP_HEADINGS, rows.map(renderProp)),
    ...inherited.map((part) => renderInherited(name, part)),
    ...furtherHtml.map((html) => `<p class="pb-reference-note">${html}</p>`)
  ].join('');
}

function renderInherited(name: string, { from, href, rows }: InheritedView): string {
  // Not in the summary: a link in what is a button itself can't be reached.
  const origin =
    href === null ? '' : `<p class="pb-reference-note">See <a href="${escapeHtml(href)}">${codeHtml(from)}</a>.</p>`;
  return `<details class="pb-inherited"><summary>${rows.length} more from ${codeHtml(from)}</summary>${origin}${renderTable(`Properties of ${name} from ${from}`, PROP_HEADINGS, rows.map(renderProp))}</details>`;
}

function renderProp(row: PropRowView): string {
  const required = row.required
    ? '<span class="pb-required" aria-hidden="true">*</span><span class="pf-v6-screen-reader">required</span>'
    : '';
  const name = `<a class="pb-prop" href="#${row.anchor}">${codeHtml(row.name)}</a>${required} ${renderBadges(row.badges)}`;
  return renderRow(row.anchor, [
    ['Name', name],
    ['Type', `<code class="pb-type">${row.typeHtml}</code>`],
    ['Default', row.defaultValue === null ? '' : codeHtml(row.defaultValue)],
    ['Description', row.descriptionHtml]
  ]);
}
