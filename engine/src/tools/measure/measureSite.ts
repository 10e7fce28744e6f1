import { loadSite } from '../../content/loadSite.ts';
import { installedVersion } from '../../content/packages.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { writeSiteMeasures } from '../../content/siteMeasures.ts';
import { startPreviewServer } from '../../site/preview/previewServer.ts';
import { withBrowser } from '../chromium/browser.ts';
import { type FailedWork, type WorkObserver, runPool } from '../chromium/runPool.ts';
import { openMeasurer } from './openMeasurer.ts';
import { planMeasures } from './planMeasures.ts';

interface MeasureSummary {
  /** Number of examples that were measured now, and of those whose measures were kept. */
  measured: number;
  unchanged: number;
  /** Also selectors that match nothing. */
  failed: FailedWork[];
}

/**
 * Measures the examples of the last build that tags such as `<Measures>` name, and writes what it finds to
 * `measures.json` in the site's folder. Measures of unchanged examples are kept.
 * @throws Error when there is no built site or browser
 */
export async function measureSite(
  { config, folder, outFolder }: SiteContext,
  observe: WorkObserver
): Promise<MeasureSummary> {
  const site = await loadSite(config, folder);
  const release = installedVersion(config.product.versionOf, folder) ?? '';
  const server = await startPreviewServer({ folder: outFolder, port: 0, host: 'localhost' });
  try {
    const { measures, wanted, total, failed } = await planMeasures(site, { folder, origin: server.address, release });
    const notBuilt = failed.length;
    if (wanted.length > 0) {
      observe(0, wanted.length);
      failed.push(
        ...(await withBrowser((browser) =>
          runPool(browser, wanted, {
            async open() {
              const measurer = await openMeasurer(browser, server.address, config.themes);
              return {
                async work(request) {
                  const found = await measurer.measure(request);
                  measures.examples[request.path] = { ...request.hashes, release, ...found };
                },
                close: measurer.close
              };
            },
            pathOf: ({ path }) => path,
            observe
          })
        ))
      );
    }
    writeSiteMeasures(folder, measures);
    const measured = wanted.length + notBuilt - failed.length;
    const unmatched = Object.entries(measures.examples).flatMap(([path, { parts }]) =>
      Object.keys(parts)
        .filter((selector) => parts[selector] === null)
        .map((selector) => ({ path, message: `nothing matches "${selector}"` }))
    );
    return { measured, unchanged: total - wanted.length - notBuilt, failed: [...failed, ...unmatched] };
  } finally {
    await server.close();
  }
}
