import type { SiteContext } from '../../content/siteContext.ts';
import type { App } from '../../ui/index.ts';
import { loadApp } from './loadApp.ts';
import { renderDrawings } from './renderDrawings.ts';
import { loadSiteComponents, type SiteComponents } from './siteComponents.ts';

/** What renders the documents of a site. */
export interface SiteRenderer {
  app: App;
  components: SiteComponents;
  /** See `renderDrawings`. */
  drawings: ReadonlyMap<string, string>;
}

/**
 * Loads what renders the documents of a site.
 * @param version see `loadApp`
 * @throws ConfigError when a Markdown component or a drawing of the site can't be loaded
 */
export async function loadRenderer(context: SiteContext, version = 0): Promise<SiteRenderer> {
  const app = await loadApp(context.config, version);
  const components = await loadSiteComponents(app, context, version);
  return { app, components, drawings: await renderDrawings(app, context.config, context.folder, version) };
}
