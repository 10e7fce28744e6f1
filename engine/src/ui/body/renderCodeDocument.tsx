import { renderHtmlDocument } from '../shell/renderHtmlDocument.tsx';
import type { Head } from '../view.ts';

export interface CodeDocumentView {
  /** Page that shows the examples. */
  title: string;
  path: string;
  examples: { title: string; slug: string; lang: string; codeHtml: string }[];
}

/** The document with the code of a tab's examples: what "View code" leads to without a script. */
export function renderCodeDocument(head: Head, { title: pageTitle, path, examples }: CodeDocumentView): string {
  return renderHtmlDocument(
    head,
    <body className="pb-definition-page">
      <main className="pb-reference">
        <h1 className="pb-reference-heading">
          Code of the examples of <a href={path}>{pageTitle}</a>
        </h1>
        {examples.map(({ title, slug, lang, codeHtml }) => (
          <section key={slug} id={slug}>
            <h2 className="pb-reference-heading">
              <a href={`${path}#${slug}`}>{title}</a>
            </h2>
            <pre
              className="pb-code"
              dir="ltr"
              tabIndex={0}
              role="region"
              aria-label={`Code of ${title} (${lang.toUpperCase()})`}
            >
              <code dangerouslySetInnerHTML={{ __html: codeHtml }} />
            </pre>
          </section>
        ))}
      </main>
    </body>
  );
}
