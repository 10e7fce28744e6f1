import { documentFingerprint, takeScreenshots } from '../chromium/screenshotter.ts';
import type { FailedWork, WorkObserver } from '../chromium/runPool.ts';
import { ConfigError, type ResolvedConfig } from '../../core/config.ts';
import type { RenderedIllustration } from '../../core/config/site.ts';
import {
  hasIllustration,
  type IllustrationIndex,
  type MadeIllustration,
  readIllustrationIndex,
  removeOtherIllustrations,
  renderedIllustrations,
  settingsHash,
  writeIllustration,
  writeIllustrationIndex
} from '../../content/illustrationFiles.ts';
import { startPreviewServer } from '../../site/preview/previewServer.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { openIllustrationScreenshotter } from './takeIllustration.ts';

interface IllustrationSummary {
  /** Addresses of pages whose pictures were taken. */
  rendered: string[];
  /** Addresses of pages whose pictures are up to date. */
  current: string[];
  failed: FailedWork[];
  /** Files that no summary refers to any more. */
  removed: string[];
}

/**
 * Takes screenshots of examples as illustrations of summaries, light and dark, from the last build, and writes them to
 * the site's folder. Pictures whose example and settings are unchanged are kept.
 * @param pages addresses of the only pages to process, whose pictures are retaken unconditionally; empty: all pages
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

/** @returns null if there is no example at the address */
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
  return takeScreenshots(wanted, {
    async open(browser) {
      const { take, close } = await openIllustrationScreenshotter(browser);
      return { take: ({ settings }) => take({ address: origin + settings.example, settings }), close };
    },
    keep,
    pathOf: ({ page }) => page,
    observe
  });
}

/** Removes pages that no longer have a rendered illustration. */
function onlyNamed(index: IllustrationIndex, config: ResolvedConfig): IllustrationIndex {
  const named = new Set(renderedIllustrations(config).map(([page]) => page));
  return Object.fromEntries(Object.entries(index).filter(([page]) => named.has(page)));
}

/** State of a page's pictures before rendering. */
export interface IllustrationState {
  page: string;
  settings: RenderedIllustration;
  /** Hash of the example's document in the current build; null when there is no such example. */
  document: string | null;
  /** Hashes of settings and document of the existing pictures; null when a picture is missing. */
  made: MadeIllustration | null;
}

interface WantedIllustration {
  page: string;
  settings: RenderedIllustration;
  /** Hashes of settings and document for the new pictures. */
  made: MadeIllustration;
}

interface IllustrationPlan {
  wanted: WantedIllustration[];
  /** Pages whose pictures are up to date. */
  current: string[];
  failed: FailedWork[];
}

/**
 * Selects the pictures to take.
 * @param isForced whether to retake pictures that are up to date
 */
export function planIllustrations(states: readonly IllustrationState[], isForced: boolean): IllustrationPlan {
  const plan: IllustrationPlan = { wanted: [], current: [], failed: [] };
  for (const { page, settings, document, made } of states) {
    if (document === null) {
      const message = `there is no example ${settings.example} in the built site: correct it, or build the site again`;
      plan.failed.push({ path: page, message });
      continue;
    }
    const now = { settings: settingsHash(settings), document };
    if (!isForced && made?.settings === now.settings && made.document === now.document) {
      plan.current.push(page);
    } else {
      plan.wanted.push({ page, settings, made: now });
    }
  }
  return plan;
}
