import type { SiteContext } from '../../content/siteContext.ts';
import type { Asset, Site } from '../../model.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import type { ShellSite } from '../../ui/view.ts';
import type { DocumentContext } from './documentContext.ts';
import type { SiteRenderer } from './loadRenderer.ts';
import { createMarkdownContext } from './markdownContext.ts';
import { createReferenceOf, type PlaygroundOf } from './pageReference.ts';
import { createThumbnails } from './pictures.ts';
import { createShellSite } from './shellSite.ts';
import type { SiteHeadWithAssets } from './siteHead.ts';
import { createTwinMaker, type TwinMaker } from './tabTwins.ts';
import { createTokenGuide } from './tokens.ts';

/** What a site is assembled from. */
interface Sources {
  context: SiteContext;
  site: Site;
  reference: SiteReference;
  /** Folder of the files about the design system, laid out by address. */
  design: string;
}

/** All that documents of a site and the files beside them are made of, whether a build or the dev server makes them. */
export interface SiteParts
  extends
    Sources,
    Pick<
      DocumentContext,
      'app' | 'components' | 'config' | 'markdownContext' | 'referenceOf' | 'siteHead' | 'stillOf' | 'thumbnailOf'
    > {
  /** Data for the frame around pages. */
  shell: ShellSite;
  twins: TwinMaker;
  /** Files that the others refer to: pictures and fonts. */
  assets: Asset[];
}

interface AssemblyInput extends Sources {
  renderer: SiteRenderer;
  head: SiteHeadWithAssets;
  playgroundOf: PlaygroundOf;
}

/**
 * Assembles the parts of a site. The tables and the Markdown of a tab are made when they are first asked for.
 * @throws ConfigError when something that the configuration names is missing
 */
export function assembleSite({ renderer, head, playgroundOf, ...sources }: AssemblyInput): SiteParts {
  const { context, site, reference, design } = sources;
  const { config, folder } = context;
  const { app, components, drawings } = renderer;
  const { shellSite: shell, assets } = createShellSite(config, folder, site, drawings);
  const tokens = createTokenGuide(site, design);
  const thumbnails = createThumbnails(site, folder);
  const tokenAddress = tokens.addressOf;
  return {
    ...sources,
    app,
    components,
    config,
    shell,
    siteHead: head.siteHead,
    referenceOf: createReferenceOf(site, reference, { design, folder, config, tokenAddress, playgroundOf }),
    markdownContext: createMarkdownContext({ config, site, shell, reference, tokens, folder, design }),
    thumbnailOf: thumbnails.thumbnailOf,
    stillOf: thumbnails.stillOf,
    twins: createTwinMaker(context, { site, reference, design }),
    assets: [...head.assets, ...assets, ...thumbnails.assets]
  };
}
