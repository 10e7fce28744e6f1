import type { ResolvedConfig } from '../core/config.ts';
import type { Problem } from '../model.ts';
import type { LinkResolver } from './links.ts';
import { error, warning } from './problem.ts';

/** Links of front page, 404 document and footer that lead nowhere, or to a page that is still planned. */
export function frameLinkProblems(config: ResolvedConfig, links: LinkResolver): Problem[] {
  return [...new Set(frameLinks(config))]
    .filter((href) => href.startsWith('/'))
    .flatMap((href) => {
      const found = links.find(/^[^?#]*/.exec(href)?.[0] ?? href);
      if (!found) {
        const hint = 'Correct the address, or list it as planned.';
        return [error('broken-link', `A link of the site configuration leads nowhere: ${href}`, null, hint)];
      }
      return found.kind === 'planned'
        ? [
            warning(
              'planned-link',
              `A link of the site configuration leads to a page that is not written yet: ${href}`,
              null
            )
          ]
        : [];
    });
}

function frameLinks({ home, notFound, footer }: ResolvedConfig): string[] {
  const links = [
    ...(home?.actions ?? []),
    ...(notFound?.cards ?? []).map(({ link }) => link),
    ...(footer?.columns ?? []).flatMap((column) => column.links),
    ...(footer?.legal ?? [])
  ];
  const cards = [
    ...(home?.stayInformed?.cards ?? []).map(({ link }) => link),
    ...(home?.posts?.cards ?? []).map(({ URL }) => URL)
  ];
  return [...links.map(({ href }) => href), ...cards];
}
