import { escapeHtml } from '../../escapeHtml.ts';
import { renderHead } from '../renderHead.ts';
import type { Head } from '../view.ts';

export interface CodeDocumentView {
  /** Page that shows the examples. */
  title: string;
  path: string;
  examples: { title: string; slug: string; lang: string; codeHtml: string }[];
}

/** The document with the code of a tab's examples: what "View code" leads to without a script. */
export function renderCodeDocument(head: Head, { title, path, examples }: CodeDocumentView): string {
  return `<!doctype html>
<html lang="en">
<head>
${renderHead(head)}
</head>
<body class="pb-definition-page">
<main class="pb-reference">
<h1 class="pb-reference-heading">Code of the examples of <a href="${escapeHtml(path)}">${escapeHtml(title)}</a></h1>
${examples.map((example) => renderCode(path, example)).join('\n')}
</main>
</body>
</html>
`;
}

function renderCode(path: string, { title, slug, lang, codeHtml }: CodeDocumentView['examples'][number]): string {
  const label = `${escapeHtml(title)} (${lang.toUpperCase()})`;
  return `<section id="${slug}">
<h2 class="pb-reference-heading"><a href="${escapeHtml(path)}#${slug}">${escapeHtml(title)}</a></h2>
<pre class="pb-code" dir="ltr" tabindex="0" role="region" aria-label="Code of ${label}"><code>${codeHtml}</code></pre>
</section>`;
}
