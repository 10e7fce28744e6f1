import { documentFingerprint } from '../chromium/documentFingerprint.ts';
import { photographAll } from '../chromium/photographAll.ts';
import type { FailedWork, WorkObserver } from '../chromium/workThrough.ts';
import { ConfigError, type ResolvedConfig } from '../../core/config.ts';
import type { RenderedIllustration } from '../../core/config/summaries.ts';
import {
  type IllustrationIndex,
  hasIllustration,
  readIllustrationIndex,
  removeOtherIllustrations,
  renderedIllustrations,
  writeIllustration,
  writeIllustrationIndex
} from '../../content/illustrationFiles.ts';
import { startPreviewServer } from '../../site/preview/previewServer.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { type WantedIllustration, planIllustrations } from './planIllustrations.ts';
import { openIllustrator } from './takeIllustration.ts';

export interface IllustrationSummary {
  /** Addresses of pages whose pictures were taken. */
  rendered: string[];
  /** Of those whose pictures would show nothing new. */
  current: string[];
  failed: FailedWork[];
  /** Files that no summary named. */
  removed: string[];
}

/**
 * Takes the pictures of examples that stand beside summaries, light and dark, from the site as it was built last, into
 * the site's folder. Those whose example and settings are as before are kept.
 * @param pages addresses of pages whose pictures are taken in any case, and no others; none: all pages
 * @throws ConfigError for a page without such a picture; Error when there is no built site, or no browser
 */
export async function makeIllustrations(
  { config, folder, outFolder }: SiteContext,
  pages: readonly string[],
  observe: WorkObserver
): Promise<IllustrationSummary> {
  const chosen = chooseIllustrations(config, pages);
  const server = await startPreviewServer({ folder: outFolder, port: 0, host: 'localhost' });
  try {
    const index = readIllustrationIndex(folder);
    const states = await Promise.all(
      chosen.map(async ([page, settings]) => ({
        page,
        settings,
        document: await readDocumentHash(server.address + settings.example),
        made: (hasIllustration(folder, page) && index[page]) || null
      }))
    );
    const plan = planIllustrations(states, pages.length > 0);
    const rendered: string[] = [];
    const failed = await render(plan.wanted, server.address, {
      observe,
      keep: ({ page, made }, pictures) => {
        writeIllustration(folder, page, pictures);
        index[page] = made;
        writeIllustrationIndex(folder, index);
        rendered.push(page);
      }
    });
    writeIllustrationIndex(folder, onlyNamed(index, config));
    return {
      rendered: rendered.toSorted(),
      current: plan.current,
      failed: [...plan.failed, ...failed],
      removed: removeOtherIllustrations(folder, config)
    };
  } finally {
    await server.close();
  }
}

function chooseIllustrations(
  config: ResolvedConfig,
  pages: readonly string[]
): [page: string, settings: RenderedIllustration][] {
  const all = renderedIllustrations(config);
  const unknown = pages.filter((page) => !all.some(([known]) => known === page));
  if (unknown.length > 0) {
    throw new ConfigError(`summaries: there is no picture of an example for ${unknown.join(', ')}.`);
  }
  return pages.length === 0 ? all : all.filter(([page]) => pages.includes(page));
}

/** @returns null where the address is not that of an example */
async function readDocumentHash(address: string): Promise<string | null> {
  const response = await fetch(address);
  const html = await response.text();
  return response.ok && html.includes('<body class="pb-standalone">') ? documentFingerprint(html) : null;
}

interface Rendering {
  observe: WorkObserver;
  keep: (wanted: WantedIllustration, pictures: { light: Buffer; dark: Buffer }) => void;
}

function render(
  wanted: readonly WantedIllustration[],
  origin: string,
  { observe, keep }: Rendering
): Promise<FailedWork[]> {
  return photographAll(wanted, {
    async open(browser) {
      const { take, close } = await openIllustrator(browser);
      return { take: ({ settings }) => take({ address: origin + settings.example, settings }), close };
    },
    keep,
    pathOf: ({ page }) => page,
    observe
  });
}

/** Without pages that have lost their picture of an example. */
function onlyNamed(index: IllustrationIndex, config: ResolvedConfig): IllustrationIndex {
  const named = new Set(renderedIllustrations(config).map(([page]) => page));
  return Object.fromEntries(Object.entries(index).filter(([page]) => named.has(page)));
}
