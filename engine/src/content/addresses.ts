import { NOT_FOUND_PATH, RELEASE_FEED_ADDRESS, SEARCH_PATH } from '../core/fixedAddresses.ts';
import type { NavigationSection, Page, Problem, StandaloneExample } from '../model.ts';
import { pagePath } from './placement.ts';
import { error } from './problem.ts';

/** Paths of the site's data, assets and fixed pages; no page address may start with one of these. */
const RESERVED = [
  '/api',
  '/assets',
  '/code',
  '/data',
  NOT_FOUND_PATH,
  RELEASE_FEED_ADDRESS,
  SEARCH_PATH,
  '/routes.json',
  '/versions.json',
  '/sitemap.xml'
];

/** Addresses that the site serves a document for. */
export interface Addresses {
  all: ReadonlySet<string>;
  problems: Problem[];
}

/** Collects the addresses of sections, pages, tabs and standalone examples. Reports each duplicate as an error. */
export function collectAddresses(pages: readonly Page[], navigation: readonly NavigationSection[]): Addresses {
  const owners = new Map<string, string>([['/', 'the home page']]);
  const problems: Problem[] = [];
  const claim = (path: string, owner: string, file: string | null, line = 1): void => {
    const other = owners.get(path) ?? reservedOwner(path) ?? twinOwner(path, owners);
    if (other) {
      const location = file === null ? null : { file, line };
      problems.push(
        error(
          'address-collision',
          `${path} is the address of ${owner} and of ${other}.`,
          location,
          'Rename one of them.'
        )
      );
    } else {
      owners.set(path, owner);
    }
  };
  for (const section of navigation) {
    if (section.path === pagePath(section.slug, '', '')) {
      claim(section.path, `the section "${section.title}"`, null);
    }
  }
  for (const source of pages.flatMap((page) => page.sources)) {
    claim(source.path, `the page in ${source.file}`, source.file);
  }
  for (const example of pages.flatMap(standaloneExamples)) {
    claim(example.path, `the example "${example.title}"`, example.location.file, example.location.line);
  }
  return { all: new Set(owners.keys()), problems };
}

function reservedOwner(path: string): string | null {
  const reserved = RESERVED.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  return reserved ? 'the engine itself' : null;
}

/** The address of a page or tab plus `.md` is kept for its Markdown, which sites don't publish yet. */
function twinOwner(path: string, owners: ReadonlyMap<string, string>): string | null {
  const owner = path.endsWith('.md') ? owners.get(path.slice(0, -3)) : undefined;
  return owner ? `the Markdown of ${owner}` : null;
}

/** Figures have no address. */
function standaloneExamples(page: Page): StandaloneExample[] {
  return page.sources.flatMap((source) =>
    source.blocks.flatMap((block) => (block.kind === 'example' && block.example.figure === null ? block.example : []))
  );
}
