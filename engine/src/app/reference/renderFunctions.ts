import { codeHtml } from '../../codeHtml.ts';
import { renderBadges, renderRow, renderTable } from './parts.ts';
import type { FunctionView } from './view.ts';

const HEADINGS = ['Function', 'Type', 'Default parameter values', 'Description'];

/** The table of a tab's functions (spec §2.7). */
export function renderFunctions(functions: readonly FunctionView[]): string {
  return renderTable('Functions', HEADINGS, functions.map(renderFunctionRow));
}

/** A function that stands among the components of a page. */
export function renderFunction(view: FunctionView): string {
  return renderTable(`Function ${view.name}`, HEADINGS, [renderFunctionRow({ ...view, badges: [] })]);
}

function renderFunctionRow({ anchor, name, typeHtml, params, descriptionHtml, badges }: FunctionView): string {
  const defaults = params.flatMap((param) =>
    param.default === null ? [] : [`<li><code>${param.name} = </code>${codeHtml(param.default)}</li>`]
  );
  const described = params.flatMap((param) =>
    param.descriptionHtml === '' ? [] : [`<li>${codeHtml(param.name)}: ${param.descriptionHtml}</li>`]
  );
  return renderRow(anchor, [
    ['Function', `<a class="pb-prop" href="#${anchor}">${codeHtml(name)}</a> ${renderBadges(badges)}`],
    ['Type', `<code class="pb-type">${typeHtml}</code>`],
    ['Default parameter values', list(defaults)],
    ['Description', descriptionHtml + list(described)]
  ]);
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul role="list">${items.join('')}</ul>`;
}
