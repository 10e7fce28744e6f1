import { loadApp } from '../../src/site/documents/loadApp.ts';
import { loadSiteComponents } from '../../src/site/documents/siteComponents.ts';

/** The engine's own Markdown components, for sites that add none. */
export const ENGINE_COMPONENTS = await loadSiteComponents(await loadApp(), {
  config: { markdownComponents: {}, plugins: [] },
  folder: ''
});
