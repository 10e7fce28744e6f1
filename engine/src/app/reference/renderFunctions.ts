import { codeHtml } from '../../codeHtml.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { renderBadges, renderRow, renderRowName, renderTable } from './parts.ts';
import type { FunctionView } from './view.ts';

/** The table of a tab's functions (spec §2.7). */
export function renderFunctions(functions: readonly FunctionView[]): string {
  return renderTable('functions', 'Functions', functions.map(renderFunctionRow));
}

/** A function that stands among the components of a page. */
export function renderFunction(view: FunctionView): string {
  return renderTable('functions', `Function ${view.name}`, [renderFunctionRow({ ...view, badges: [] })]);
}

function renderFunctionRow({ anchor, name, typeHtml, params, descriptionHtml, badges }: FunctionView): string {
  const defaults = params.flatMap((param) =>
    param.default === null ? [] : [`<li>${param.name} = ${escapeHtml(param.default)}</li>`]
  );
  const described = params.flatMap((param) =>
    param.descriptionHtml === '' ? [] : [`<li>${codeHtml(param.name)}: ${param.descriptionHtml}</li>`]
  );
  return renderRow<'functions'>(anchor, [
    `${renderRowName(anchor, name)} ${renderBadges(badges)}`,
    typeHtml,
    list(defaults),
    descriptionHtml + list(described)
  ]);
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul role="list">${items.join('')}</ul>`;
}
