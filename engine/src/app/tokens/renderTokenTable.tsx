import { renderToStaticMarkup } from 'react-dom/server';

import { escapeHtml } from '../../escapeHtml.ts';
import { renderHeading } from '../reference/parts.ts';
import { renderToken } from './renderToken.ts';
import { TOKENS_ID, TokenFilter } from './TokenFilter.tsx';
import type { TokenGroupView, TokenTableView, TokenView } from './view.ts';

/** Browsers lay out lists near the window alone: longer ones take long, more of them are more to watch. */
const ROWS_PER_LIST = 12;

/** HTML of all tokens by category, complete without a script, with what filters them. */
export function renderTokenTable(view: TokenTableView): string {
  if (view.groups.length === 0) {
    return '<p>The style sheets of this site define no tokens.</p>';
  }
  const toolbar = renderToStaticMarkup(<TokenFilter {...view} />);
  return `<div class="pb-tokens" id="${TOKENS_ID}">${toolbar}${view.groups.map(renderGroup).join('')}</div>`;
}

function renderGroup({ anchor, slug, title, tokens }: TokenGroupView): string {
  return `<section aria-labelledby="${anchor}" data-row-group data-values="category:${escapeHtml(slug)}">${renderHeading(2, anchor, title)}${inLists(tokens).map(renderList).join('')}</section>`;
}

function inLists(tokens: readonly TokenView[]): TokenView[][] {
  const count = Math.ceil(tokens.length / ROWS_PER_LIST);
  return Array.from({ length: count }, (_, index) => tokens.slice(index * ROWS_PER_LIST, (index + 1) * ROWS_PER_LIST));
}

function renderList(tokens: readonly TokenView[]): string {
  return `<ul role="list" class="pb-token-rows" data-row-group style="--pb-rows:${tokens.length}">${tokens.map(renderToken).join('')}</ul>`;
}
