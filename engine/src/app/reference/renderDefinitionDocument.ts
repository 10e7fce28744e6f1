import { escapeHtml } from '../../escapeHtml.ts';
import { renderHead } from '../renderHead.ts';
import type { Head } from '../view.ts';
import { renderBadges } from './parts.ts';
import { renderDefinition } from './renderEntry.ts';
import type { DefinitionView } from './view.ts';

/**
 * The document of one type, without the site's frame. Links to types lead here without a script; with one, what is
 * marked as the definition opens over the page.
 */
export function renderDefinitionDocument(head: Head, { entry, places }: DefinitionView): string {
  return `<!doctype html>
<html lang="en">
<head>
${renderHead(head)}
</head>
<body class="pb-definition-page">
<main class="pb-reference">
<h1 class="pb-reference-heading">${escapeHtml(entry.name)}</h1>
<div data-definition>${renderBadges(entry.badges)}${renderPlaces(places)}${renderDefinition(entry)}</div>
<p class="pb-reference-note"><a href="/">${escapeHtml(head.siteName)}</a></p>
</main>
</body>
</html>
`;
}

function renderPlaces(places: DefinitionView['places']): string {
  const links = places.map(({ title, path }) => `<a href="${escapeHtml(path)}">${escapeHtml(title)}</a>`);
  return links.length === 0 ? '' : `<p class="pb-reference-note">Documented on: ${links.join(', ')}</p>`;
}
