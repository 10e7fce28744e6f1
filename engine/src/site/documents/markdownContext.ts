import { highlightToHtml } from '../../content/highlight.ts';
import { installedVersion } from '../../content/packages.ts';
import { placeFolder } from '../../content/placement.ts';
import type { ReleaseNotes } from '../../content/releases/releaseNotes.ts';
import { codeHash, readSiteAudit } from '../../content/siteAudit.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { siteExamples } from '../../examples/siteExamples.ts';
import type { Site } from '../../model.ts';
import { countProps } from '../../reference/apiFiles.ts';
import { readCssVariablesIndex, readIconsIndex } from '../../reference/design/designFiles.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import type { EngineContext, StoredAudit, TokenGuide } from '../../ui/index.ts';
import type { ShellSite } from '../../ui/view.ts';

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
  /** Called once, by the first page that shows release notes. */
  readReleaseNotes: () => readonly ReleaseNotes[];
}

/** Collects what Markdown components can find out about a site. */
export function createMarkdownContext(input: MarkdownContextInput): EngineContext {
  const { config, site, shell, reference, tokens, folder, design, readReleaseNotes } = input;
  let notes: readonly ReleaseNotes[] | null = null;
  let audit: StoredAudit | null | undefined;
  const rowsOf = new Map(readCssVariablesIndex(design).map(({ prefix, rows }) => [prefix, rows]));
  const examples = new Map(siteExamples(site).map((place) => [place.example.path, place]));
  return {
    pages: site.pages,
    navigation: site.navigation,
    release: shell.release,
    exampleAt: (address) => examples.get(address) ?? null,
    site: shell,
    placeFolder: (named) => placeFolder(config, named),
    highlight: highlightToHtml,
    tokens,
    icons: readIconsIndex(design),
    countProps({ sources }) {
      const entries = sources.flatMap((source) => reference.ofTab(source).names.flatMap(({ entry }) => entry ?? []));
      return sum(new Map(entries.map((entry) => [entry.id, countProps(entry)])).values());
    },
    countCssVariables({ sources }) {
      const prefixes = new Set(sources.flatMap(({ cssPrefix }) => cssPrefix));
      return sum([...prefixes].map((prefix) => rowsOf.get(prefix) ?? 0));
    },
    releaseNotes: () => (notes ??= readReleaseNotes()),
    audit: () => (audit === undefined ? (audit = storedAudit(folder)) : audit)
  };
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}

function storedAudit(folder: string): StoredAudit | null {
  const stored = readSiteAudit(folder);
  if (stored === null) {
    return null;
  }
  const { examples, ...rest } = stored;
  return {
    ...rest,
    findingsIn(example, source) {
      const audited = examples[example.path];
      const version = source.package === null ? null : installedVersion(source.package, folder);
      return audited === undefined
        ? null
        : {
            findings: { light: audited.light, dark: audited.dark },
            isOutdated: audited.code !== codeHash(example, version)
          };
    }
  };
}
