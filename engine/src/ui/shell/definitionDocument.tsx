import * as texts from '../../core/texts.ts';
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
