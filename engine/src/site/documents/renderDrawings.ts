import type { ReactNode } from 'react';

import { loadSiteDrawings } from '../../content/siteDrawings.ts';
import { ConfigError, type ResolvedConfig } from '../../core/config.ts';
import type { App } from '../../ui/index.ts';

/**
 * Renders the drawings of a site's pages.
 * @param version see `loadApp`
 * @returns the content of an SVG by the address of the page
 * @throws ConfigError when they can't be loaded, naming the page of one that can't be rendered
 */
export async function renderDrawings(
  app: Pick<App, 'renderDrawing'>,
  config: ResolvedConfig,
  siteFolder: string,
  version = 0
): Promise<Map<string, string>> {
  const drawings = await loadSiteDrawings(config, siteFolder, version);
  return new Map(
    [...drawings].map(([page, drawing]) => {
      try {
        return [page, app.renderDrawing(drawing as ReactNode)];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new ConfigError(`drawings: the drawing of ${page} can't be rendered: ${reason}`);
      }
    })
  );
}
