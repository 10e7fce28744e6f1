import { EMPTY_PROSE } from '../../content/prose.ts';
import { ConfigError, type ResolvedConfig } from '../../core/config.ts';
import { standaloneExamples } from '../../examples/siteExamples.ts';
import type { Block, Site, Source, StandaloneExample } from '../../model.ts';
import type { DocumentContext } from './documentContext.ts';
import { previewIn } from './previews.ts';

/** An example, and the tab that it is part of. */
export interface ShownExample {
  source: Source;
  example: StandaloneExample;
}

/**
 * Returns the example that the configuration places on the front page; null for none.
 * @throws ConfigError if no page has it, or if it is only shown on the whole screen
 */
export function homeExample(site: Pick<Site, 'pages'>, { home }: Pick<ResolvedConfig, 'home'>): ShownExample | null {
  const address = home?.example?.address;
  if (address === undefined) {
    return null;
  }
  const shown = standaloneExamples(site).find(({ example }) => example.path === address);
  if (shown === undefined || shown.example.isFullscreen) {
    const reason = shown === undefined ? 'no page has this example' : 'the example needs the whole screen';
    throw new ConfigError(
      `home.example.address: "${address}": ${reason}. Use the address that "Open full screen" leads to on a page.`
    );
  }
  return shown;
}

/** @throws ConfigError if the section whose pages the front page lists doesn't exist */
export function checkFamilies({ navigation }: Pick<Site, 'navigation'>, { home }: Pick<ResolvedConfig, 'home'>): void {
  const section = home?.families?.section;
  if (section !== undefined && !navigation.some(({ slug }) => slug === section)) {
    const sections = navigation.map(({ slug }) => slug).join(', ');
    throw new ConfigError(`home.families.section: there is no section "${section}". Use one of: ${sections}.`);
  }
}

/** Renders the example as on its own page, without the text around it. */
export function renderShownExample(context: DocumentContext, { source, example }: ShownExample): string {
  const block: Block = { kind: 'example', example: { ...example, headingLevel: 3 }, caption: EMPTY_PROSE };
  return context.app.renderBody(
    { ...source, blocks: [block] },
    { previewOf: () => previewIn(context, example, 'page') }
  );
}
