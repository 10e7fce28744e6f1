import type { SiteContext } from '../../content/siteContext.ts';
import { keepResult, type KeptResult } from '../../core/keptResult.ts';
import { modulesOf } from '../../examples/siteExamples.ts';
import type { Asset, Problem, Source } from '../../model.ts';
import { createStyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { designFolder } from '../../reference/design/designFolder.ts';
import { loadSiteReference } from '../../reference/siteReference.ts';
import { assembleSite, type SiteParts } from '../documents/assembleSite.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import { loadRenderer, type SiteRenderer } from '../documents/loadRenderer.ts';
import type { RenderedPlayground } from '../documents/pageReference.ts';
import { onDemandLibrarySheets, type SharedStyles, sharedStyles } from '../documents/sharedStyles.ts';
import { loadSiteComponents } from '../documents/siteComponents.ts';
import { createSiteHead } from '../documents/siteHead.ts';
import { createSiteFiles, type SiteFiles } from '../publish/siteFiles.ts';
import { createDevContext, createDevStyles } from './devContext.ts';
import { createDevDocuments, type DevDocuments } from './devDocuments.ts';
import { createDevExamples, type DevPlaygrounds, type DevTab } from './devExamples.ts';
import { createDevFiles, type DevFiles } from './devFiles.ts';
import { createDevLive, type DevLive } from './devLive.ts';
import { createDevSearch, type DevSearch, type DevSite, loadDevSite } from './devSite.ts';
import { markdownAt } from './devTwins.ts';
import type { OpenProblems } from './problems.ts';

/** What all documents and files are made of. */
interface Assembly {
  parts: SiteParts;
  frame: string;
  shared: SharedStyles;
  files: SiteFiles;
  playgrounds: DevPlaygrounds;
}

/** Style sheets of the site and its packages. */
function readSheets({ config, folder }: SiteContext) {
  return { library: createStyleLibrary(config, folder), onDemand: onDemandLibrarySheets() };
}

/** Pages of the dev server and the files beside them, made on request. */
export class DevPages {
  readonly #context: SiteContext;
  readonly #examples;
  readonly #styles;
  readonly live: DevLive;
  readonly search: DevSearch;
  readonly documents: DevDocuments;
  readonly files: DevFiles;
  /** Kept until content, packages, or engine change. */
  readonly #assembly: KeptResult<Assembly>;
  #sheets: ReturnType<typeof readSheets>;
  #devSite: DevSite;
  #renderer: SiteRenderer;
  /** Last one that was passed to `loadRenderer`. */
  #version = 0;
  /** Number of updates since the start. */
  #updates = 0;

  private constructor(context: SiteContext, renderer: SiteRenderer, devSite: DevSite, openProblems: OpenProblems) {
    this.#context = context;
    this.#renderer = renderer;
    this.#devSite = devSite;
    this.#examples = createDevExamples(context);
    this.#sheets = readSheets(context);
    this.#styles = createDevStyles(() => this.#sheets.library);
    this.#assembly = keepResult(() => this.#assemble());
    this.live = createDevLive(context, {
      site: () => this.#devSite,
      styles: () => this.#sheets.library,
      devStyles: this.#styles,
      releases: async () => (await this.#assembly.get()).parts.shell.releases,
      playground: (source) => this.#playground(source),
      addAssets: (assets) => this.addAssets(assets)
    });
    this.search = createDevSearch(context.config, async () => (await this.#assembly.get()).parts);
    this.documents = createDevDocuments({
      config: context.config,
      site: () => this.#devSite,
      frame: () => this.frame,
      tab: (source) => this.#tab(source),
      playground: (source) => this.#playground(source),
      context: (tab, report) => this.#documentContext(tab, report),
      openProblems
    });
    this.files = createDevFiles({
      files: async () => (await this.#assembly.get()).files,
      design: async () => (await this.#assembly.get()).parts.design,
      renderContentsLists: () => this.#renderContentsLists()
    });
  }

  static async open(context: SiteContext, openProblems: OpenProblems): Promise<DevPages> {
    const renderer = await loadRenderer(context);
    return new DevPages(context, renderer, await loadDevSite(context, renderer.components), openProblems);
  }

  get site(): DevSite {
    return this.#devSite;
  }

  /** Identifies the current state of everything that pages are rendered from; see `DocumentContext.frame`. */
  get frame(): string {
    return `dev-${this.#updates}`;
  }

  /** Reloads all content and drops everything derived from it. @returns its current problems */
  async reloadContent(): Promise<Problem[]> {
    this.#devSite = await loadDevSite(this.#context, this.#renderer.components);
    // Only now: requests during loading are answered from the old content, and must leave nothing of it behind.
    this.#forget();
    return this.#devSite.site.problems;
  }

  /**
   * Reloads everything, after the source of the engine or of the site's drawings changed. Pages stay as they were if
   * that fails.
   * @returns the current problems of the content
   */
  async reloadEngine(): Promise<Problem[]> {
    return this.#replaceRenderer(await loadRenderer(this.#context, this.#nextVersion()));
  }

  /**
   * Reloads the site's Markdown components, after a module or style sheet of theirs changed. Pages stay as they were if
   * that fails.
   * @returns the current problems of the content
   */
  async reloadComponents(): Promise<Problem[]> {
    const { app } = this.#renderer;
    const components = await loadSiteComponents(app, this.#context, this.#nextVersion());
    return this.#replaceRenderer({ ...this.#renderer, components });
  }

  /** Drops everything derived from packages, after a file of a linked package changed. */
  reloadPackages(): void {
    this.#sheets = readSheets(this.#context);
    this.#forget();
  }

  /** Prepares what the first page needs, while the reader opens it. Its request reports failures. */
  warmUp(): void {
    this.#assembly.get().catch(() => undefined);
  }

  /** See {@link markdownAt}. */
  async markdown(address: string): Promise<string | null> {
    const { twins: maker } = (await this.#assembly.get()).parts;
    const contextOf = async (source: Source | null) => this.#documentContext(source && (await this.#tab(source)));
    return markdownAt(address, { devSite: this.#devSite, maker, contextOf });
  }

  /** Returns the CSS at an address that a document links; null for other addresses. */
  styleSheet(address: string): string | null {
    const bundle = this.#styles.read(address);
    if (bundle) {
      this.addAssets(bundle.assets);
    }
    return bundle?.css ?? null;
  }

  /** Registers files to be served at their addresses. */
  addAssets(assets: readonly Asset[]): void {
    assets.forEach(({ path, file }) => this.#devSite.assets.set(path, file));
  }

  close(): void {
    this.#examples.close();
  }

  async #tab(source: Source): Promise<DevTab> {
    const tab = await this.#examples.tab(source);
    this.addAssets(tab.assets);
    this.#devSite.addRendered(tab.htmlOf);
    return tab;
  }

  async #playground(source: Source): Promise<RenderedPlayground | null> {
    return (await this.#assembly.get()).playgrounds.render(source);
  }

  /** Renders parts of pages and playgrounds, which contents lists name. */
  async #renderContentsLists(): Promise<void> {
    for (const { source } of this.#devSite.tabs.values()) {
      await this.#playground(source);
      if (modulesOf(source).length > 0) {
        await this.#tab(source);
      }
    }
  }

  /** Never the same number twice: Node.js also keeps modules that failed to load. */
  #nextVersion(): number {
    this.#version += 1;
    return this.#version;
  }

  #replaceRenderer(renderer: SiteRenderer): Promise<Problem[]> {
    this.#renderer = renderer;
    this.reloadPackages();
    return this.reloadContent();
  }

  #forget(): void {
    [this.#examples, this.live, this.search, this.documents].forEach((each) => each.clear());
    this.#assembly.forget();
    this.#updates += 1;
  }

  async #documentContext(
    tab: DevTab | null,
    report: DocumentContext['report'] = () => undefined
  ): Promise<DocumentContext> {
    const { parts, frame, shared } = await this.#assembly.get();
    const styles = this.#sheets.library;
    return createDevContext(parts, { frame, report, styles, shared, devStyles: this.#styles, tab });
  }

  async #assemble(): Promise<Assembly> {
    const { frame } = this;
    const context = this.#context;
    const { config, folder } = context;
    const renderer = this.#renderer;
    const { site } = this.#devSite;
    const { siteHead, assets } = createSiteHead(config, folder);
    // Without a cache, both take seconds, the reference in a thread of its own.
    const [reference, design] = await Promise.all([loadSiteReference(site, config, context), designFolder(context)]);
    const playgrounds = this.#examples.playgrounds(reference);
    const parts = assembleSite({
      context,
      site,
      reference,
      design,
      renderer,
      // No policy: Vite injects inline scripts of its own into documents.
      head: { assets, siteHead: { ...siteHead, policy: null, themeScriptFile: null } },
      playgroundOf: playgrounds.of
    });
    this.addAssets(parts.assets);
    const { library: styles, onDemand: onDemandSheets } = this.#sheets;
    const { app, shell } = parts;
    const shared = sharedStyles({ app, site: shell, styles, pages: site.pages, onDemandSheets });
    const means = { frame, report: () => undefined, styles, shared, devStyles: this.#styles, tab: null };
    return { parts, frame, shared, playgrounds, files: createSiteFiles(parts, createDevContext(parts, means)) };
  }
}
