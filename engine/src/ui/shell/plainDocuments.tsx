import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { escapeText } from '../../core/html.ts';
import { FilledText } from '../FilledText.tsx';
import { Badges } from '../LinkedHeading.tsx';
import { Definition } from '../reference/Entry.tsx';
import type { DefinitionView } from '../reference/view.ts';
import type { Head } from '../view.ts';
import { renderHtmlDocument } from './htmlDocument.tsx';

/**
 * Renders the document of one type, without the site's shell. Links to types open it without scripts; with scripts, its
 * element `.pb-definition` opens over the page.
 */
export function renderDefinitionDocument(head: Head, { entry, places }: DefinitionView): string {
  return renderHtmlDocument(
    head,
    <body className="pb-definition-page">
      <main className="pb-reference">
        <h1 className="pb-reference-heading">{entry.name}</h1>
        <div className="pb-definition">
          <Badges badges={entry.badges} />
          {places.length > 0 && (
            <p className="pb-reference-note">
              {texts.reference.documentedOn}{' '}
              {places.flatMap(({ title, path }, index) => [
                index > 0 && ', ',
                <a key={path} href={path}>
                  {title}
                </a>
              ])}
            </p>
          )}
          <Definition {...entry} />
        </div>
        <p className="pb-reference-note">
          <a href="/">{head.siteName}</a>
        </p>
      </main>
    </body>
  );
}

interface CodeDocumentView {
  /** Page that shows the examples. */
  title: string;
  path: string;
  examples: { title: string; slug: string; lang: string; code: string }[];
}

/** Renders the document with the code of a tab's examples, the target of "View code" without scripts. */
export function renderCodeDocument(head: Head, { title: pageTitle, path, examples }: CodeDocumentView): string {
  return renderHtmlDocument(
    head,
    <body className="pb-definition-page">
      <main className="pb-reference">
        <h1 className="pb-reference-heading">
          <FilledText text={texts.reference.codeOfExamplesOf} values={{ page: <a href={path}>{pageTitle}</a> }} />
        </h1>
        {examples.map(({ title, slug, lang, code }) => (
          <section key={slug} id={slug}>
            <h2 className="pb-reference-heading">
              <a href={`${path}#${slug}`}>{title}</a>
            </h2>
            <pre
              className="pb-code"
              dir="ltr"
              tabIndex={0}
              role="region"
              aria-label={fillText(texts.reference.codeOf, { title, language: lang.toUpperCase() })}
            >
              <code dangerouslySetInnerHTML={{ __html: escapeText(code) }} />
            </pre>
          </section>
        ))}
      </main>
    </body>
  );
}
