import { highlightToHtml } from '../../content/highlight.ts';
import { placeFolder } from '../../content/placement.ts';
import { type ReleaseNotes, siteReleaseNotes } from '../../content/releases/releaseNotes.ts';
import type { ApiRequest } from '../../core/apiRequest.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { createTabComparison } from '../../core/tabs.ts';
import { standaloneExamples } from '../../examples/siteExamples.ts';
import type { Site, Source } from '../../model.ts';
import { countProps } from '../../reference/apiFiles.ts';
import {
  readCssVariables,
  readCssVariablesIndex,
  readIconPictures,
  readIconsIndex,
  readThemeLabels
} from '../../reference/design/designFiles.ts';
import { documentingPages } from '../../reference/lint/lintFile.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import { readSiteHistory } from '../../reference/snapshot/siteHistory.ts';
import type { EngineContext, StoredAudit, StoredMeasures, StoredSpeech, TokenGuide } from '../../ui/index.ts';
import { themedValuesView } from '../../ui/reference/themedValues.ts';
import type { ShellSite } from '../../ui/view.ts';
import { siteRequests } from '../publish/api/requests.ts';
import { siteUrl } from '../publish/siteFacts.ts';
import { type ChangePlaces, releaseChangesOf } from './releaseChanges.ts';
import { readStoredAudit } from './storedAudit.ts';
import { readStoredMeasures } from './storedMeasures.ts';
import { readStoredSpeech } from './storedSpeech.ts';
import { cssVariablesPlaces } from './tokens.ts';

interface MarkdownContextInput {
  config: ResolvedConfig;
  site: Site;
  shell: ShellSite;
  reference: SiteReference;
  tokens: TokenGuide;
  /** The site's folder. */
  folder: string;
  /** Folder of the files about the design system, laid out by address. */
  design: string;
}

/** Collects what Markdown components can find out about a site. */
export function createMarkdownContext(input: MarkdownContextInput): EngineContext {
  const { config, site, shell, reference, tokens, folder, design } = input;
  const codemods = config.history?.codemods ?? [];
  let notes: readonly ReleaseNotes[] | null = null;
  let places: ChangePlaces | null = null;
  let requests: readonly ApiRequest[] | null = null;
  let audit: StoredAudit | null | undefined;
  let measures: StoredMeasures | null | undefined;
  let speech: StoredSpeech | null | undefined;
  const rowsOf = new Map(readCssVariablesIndex(design).map(({ prefix, rows }) => [prefix, rows]));
  const tableOf = cssVariablesPlaces(site, (prefix) => rowsOf.has(prefix));
  const examples = new Map(standaloneExamples(site).map((place) => [place.example.path, place]));
  return {
    pages: site.pages,
    navigation: site.navigation,
    release: shell.release,
    exampleAt: (address) => examples.get(address) ?? null,
    site: shell,
    compareTabs: createTabComparison(config.tabs),
    linkedPages: createLinkedPages(site),
    placeFolder: (named) => placeFolder(config, named),
    highlight: highlightToHtml,
    tokens,
    apiRequests: () =>
      (requests ??= siteRequests({
        site,
        reference,
        design,
        hasHistory: readSiteHistory(folder) !== null,
        versioned: null
      })),
    siteUrl: siteUrl(config.product),
    icons: readIconsIndex(design),
    picturesOf: (icons) => readIconPictures(design, icons),
    countProps({ sources }) {
      const entries = sources.flatMap((source) => reference.ofTab(source).names.flatMap(({ entry }) => entry ?? []));
      return sum(new Map(entries.map((entry) => [entry.id, countProps(entry)])).values());
    },
    cssVariableOf(name) {
      // The longest prefix: that of a component may begin with that of another.
      const [prefix] = [...rowsOf.keys()]
        .filter((candidate) => name.startsWith(`--${candidate}`))
        .sort((a, b) => b.length - a.length);
      const row = prefix === undefined ? null : readCssVariables(design, prefix).find((one) => one.property === name);
      if (prefix === undefined || !row) {
        return null;
      }
      const page = tableOf(prefix)?.split('#')[0];
      return {
        values: themedValuesView(row, tokens.themes, tokens.addressOf),
        href: page === undefined ? null : `${page}#${name}`
      };
    },
    countCssVariables({ sources }) {
      const prefixes = new Set(sources.flatMap(({ cssPrefix }) => cssPrefix));
      return sum([...prefixes].map((prefix) => rowsOf.get(prefix) ?? 0));
    },
    storedReleases: () => readSiteHistory(folder)?.releases.map(({ name }) => name) ?? [],
    codemods,
    releaseChanges(release) {
      const history = readSiteHistory(folder);
      return (
        history && releaseChangesOf(history, release, (places ??= changePlaces(site, reference, design)), codemods)
      );
    },
    releaseNotes: () => (notes ??= siteReleaseNotes(config, folder, shell.releases)),
    audit: () => (audit === undefined ? (audit = readStoredAudit(folder, config.themes)) : audit),
    measures: () => (measures === undefined ? (measures = readStoredMeasures(folder, shell.release)) : measures),
    speech: () => (speech === undefined ? (speech = readStoredSpeech(folder)) : speech)
  };
}

function changePlaces(site: Site, reference: SiteReference, design: string): ChangePlaces {
  const pages = documentingPages(site, reference);
  const tabs = new Map(
    site.pages.flatMap((page) =>
      page.sources.map(({ path, label }) => [
        path,
        { path, title: page.sources.length > 1 ? `${page.title}, ${label}` : page.title }
      ])
    )
  );
  return {
    pageOf: (id) => pages[id] ?? null,
    tabAt: (address) => tabs.get(address) ?? null,
    themeLabel: readThemeLabels(design)
  };
}

/** Creates the function that finds the pages to which the prose of a tab links, by the address of any of their tabs. */
function createLinkedPages({ pages }: Pick<Site, 'pages'>): (source: Source) => string[] {
  const pageOf = new Map(
    pages.flatMap(({ path, sources }) => sources.flatMap((tab) => [tab.path, tab.ownPath].map((own) => [own, path])))
  );
  return ({ blocks }) => {
    const links = blocks.flatMap((block) => (block.kind === 'prose' ? block.prose.links : []));
    const paths = links.map((link) => pageOf.get(link.split('#')[0] ?? ''));
    return [...new Set(paths.filter((path) => path !== undefined))];
  };
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}
