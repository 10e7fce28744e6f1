import { Badges } from '../LinkedHeading.tsx';
import { renderHtmlDocument } from '../shell/renderHtmlDocument.tsx';
import type { Head } from '../view.ts';
import { Definition } from './Entry.tsx';
import type { DefinitionView } from './view.ts';

/**
 * The document of one type, without the site's frame. Links to types lead here without a script; with one, what is
 * marked as the definition opens over the page.
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
              Documented on:{' '}
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
