import type { ResolvedConfig } from '../core/config.ts';
import type { Page, Problem, Redirect } from '../model.ts';
import { normalizeAddress } from '../core/redirectResolver.ts';
import type { LinkResolver } from './links.ts';
import { error, warning } from './problem.ts';

/**
 * Runs the checks that need the whole site: sections, planned pages, redirects and links of the configuration.
 */
export function checkSite(
  pages: readonly Page[],
  addresses: ReadonlySet<string>,
  links: LinkResolver,
  config: ResolvedConfig
): Problem[] {
  return [
    ...unknownSections(pages, config),
    ...writtenPlans(addresses, config),
    ...brokenRedirects(addresses, links, config),
    ...frameLinkProblems(config, links)
  ];
}

function unknownSections(pages: readonly Page[], config: ResolvedConfig): Problem[] {
  const known = config.sections.map(({ slug }) => slug);
  return pages
    .filter((page) => !known.includes(page.section))
    .map((page) => {
      const message = `The section "${page.section}" of the page ${page.path} is not in the site configuration.`;
      const location = { file: page.sources[0]?.file ?? '', line: 1 };
      return error('unknown-section', message, location, `Use one of: ${known.join(', ')}.`);
    });
}

function writtenPlans(addresses: ReadonlySet<string>, config: ResolvedConfig): Problem[] {
  return config.planned
    .filter((path) => addresses.has(path))
    .map((path) =>
      error('planned-page-exists', `${path} is listed as planned, but exists.`, null, 'Take it off the list.')
    );
}

function brokenRedirects(addresses: ReadonlySet<string>, links: LinkResolver, config: ResolvedConfig): Problem[] {
  const targets = [...addresses, ...config.planned];
  const real = new Set([...addresses].map(normalizeAddress));
  const firsts = new Map(config.redirects.toReversed().map((redirect) => [normalizeAddress(redirect.from), redirect]));
  const problem = (redirect: Redirect): string | null => {
    const { from, to } = redirect;
    if (real.has(normalizeAddress(from))) {
      return 'never applies, since the site has this address';
    }
    if (firsts.get(normalizeAddress(from)) !== redirect) {
      return 'never applies, since an earlier one has the same address';
    }
    if (from.slice(0, -1).includes('*')) {
      return 'never applies, since a "*" can only end an address';
    }
    if (/^https?:/.test(to)) {
      return null;
    }
    const folder = /^(.*)\/:splat$/.exec(to)?.[1];
    if (folder === undefined) {
      return links.find(to) ? null : 'leads nowhere';
    }
    if (`${folder}/`.startsWith(from.slice(0, -1))) {
      return 'leads to itself';
    }
    return targets.some((path) => path.startsWith(`${folder}/`)) ? null : 'leads nowhere';
  };
  return config.redirects.flatMap((redirect) => {
    const text = problem(redirect);
    const message = `The redirect from ${redirect.from} ${text}: ${redirect.to}`;
    return text ? [error('broken-redirect', message, null, 'Correct it in the site configuration.')] : [];
  });
}

/** Reports links of the home page, 404 page and footer that are broken or lead to a planned page. */
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
    ...(footer?.columns ?? []).flatMap((column) => column.links),
    ...(footer?.legal ?? [])
  ];
  const cards = [
    ...[...(home?.stayInformed?.cards ?? []), ...(notFound?.cards ?? [])].map(({ link }) => link),
    ...(home?.posts?.cards ?? []).map(({ URL }) => URL)
  ];
  return [...links.map(({ href }) => href), ...cards];
}
