import type { SiteContext } from '../../content/siteContext.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import { createRoutesManifest, type RoutesManifestEntry } from '../../content/routesManifest.ts';
import { loadApp } from '../documents/loadApp.ts';
import { renderDrawings } from '../documents/renderDrawings.ts';
import {
  codeDocument,
  definitionDocument,
  notFoundDocument,
  pageDocument,
  searchDocument,
  standaloneDocument
} from '../documents/documents.ts';
import { homeExample } from '../documents/homeExample.ts';
import { homeView, type PageView, searchView, sectionView, tabToc, tabView } from '../documents/pageViews.ts';
import { onDemandLibrarySheets, sharedStyles } from '../documents/sharedStyles.ts';
import { createShellSite } from '../documents/shellSite.ts';
import { designFolder } from '../../reference/design/designFolder.ts';
import { createReferenceOf } from '../documents/pageReference.ts';
import { createTypeLinks } from '../documents/typeLinks.ts';
import { definitionAddress } from '../../reference/apiFiles.ts';
import { createMarkdownContext } from '../documents/markdownContext.ts';
import { type SiteComponents, loadSiteComponents } from '../documents/siteComponents.ts';
import { siteReleaseNotes } from '../../content/releases/releaseNotes.ts';
import { createSiteHead } from '../documents/siteHead.ts';
import { createThumbnails } from '../documents/pictures.ts';
import { createTwinMaker, type TwinMaker } from '../documents/tabTwins.ts';
import { inlineTexts } from '../documents/tabComponents.ts';
import { createTokenGuide } from '../documents/tokens.ts';
import { SEARCH_PATH } from '../../core/fixedAddresses.ts';
import type { Asset, Problem, Release, Source } from '../../model.ts';
import type { App } from '../../ui/index.ts';
import { createStyleLibrary, type StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { formatWebManifest } from '../../core/webManifest.ts';
import { createDevContext, createDevStyles, type DevContextInput } from './devContext.ts';
import { createDevExamples, type DevTab } from './devExamples.ts';
import { createDevLive, type DevLive } from './devLive.ts';
import {
  createDevReference,
  createDevSearch,
  type DevReference,
  type DevSearch,
  type DevSite,
  loadDevSite
} from './devSite.ts';
import { markdownAt } from './devTwins.ts';
import { errorsOf, type OpenProblems, problemsHtml, problemsOfTab } from './problems.ts';

/** See `codeDocumentAddress`. */
const CODE_DOCUMENT = /^\/code(\/.*)\.html$/;

/** Context shared by all documents of a site. */
type Frame = Pick<
  DevContextInput,
  | 'app'
  | 'config'
  | 'site'
  | 'frame'
  | 'siteHead'
  | 'referenceOf'
  | 'components'
  | 'markdownContext'
  | 'thumbnailOf'
  | 'shared'
> & { twins: TwinMaker };

/** What renders pages, reloaded when its source changes. */
interface Renderer {
  app: App;
  components: SiteComponents;
  /** See `renderDrawings`. */
  drawings: ReadonlyMap<string, string>;
}

async function loadRenderer(context: SiteContext, version: number): Promise<Renderer> {
  const app = await loadApp(context.config, version);
  const components = await loadSiteComponents(app, context, version);
  return { app, components, drawings: await renderDrawings(app, context.config, context.folder, version) };
}

/** Pages of the dev server, rendered on request. */
export class DevPages {
  readonly #context: SiteContext;
  readonly #openProblems: OpenProblems;
  readonly #examples;
  readonly #styles;
  readonly #reference: DevReference;
  readonly live: DevLive;
  readonly search: DevSearch;
  #library: StyleLibrary;
  #onDemandSheets: readonly string[];
  #devSite: DevSite;
  #renderer: Renderer;
  /** Last one that was passed to {@link loadRenderer}. */
  #version = 0;
  /** Number of updates since the start. */
  #updates = 0;
  #currentFrame: Promise<Frame> | null = null;
  /** Cached 404 document (many requests may get it), with the frame that it was rendered with. */
  #lost: { frame: Frame; document: string } | null = null;

  private constructor(context: SiteContext, renderer: Renderer, devSite: DevSite, openProblems: OpenProblems) {
    this.#context = context;
    this.#renderer = renderer;
    this.#openProblems = openProblems;
    this.#devSite = devSite;
    this.#examples = createDevExamples(context);
    this.#library = createStyleLibrary(context.config, context.folder);
    this.#onDemandSheets = onDemandLibrarySheets();
    this.#styles = createDevStyles(() => this.#library);
    this.#reference = createDevReference(context, async () => (await this.#frame()).site.release);
    this.live = createDevLive(context, {
      site: () => this.#devSite,
      styles: () => this.#library,
      devStyles: this.#styles,
      releases: () => this.releases(),
      addAssets: (assets) => this.addAssets(assets)
    });
    this.search = createDevSearch(context.config, async () => {
      const frame = await this.#frame();
      return {
        site: this.#devSite.site,
        referenceOf: frame.referenceOf,
        designFolder: await designFolder(context),
        shell: frame.site,
        inlineText: inlineTexts(frame)
      };
    });
  }

  static async open(context: SiteContext, openProblems: OpenProblems): Promise<DevPages> {
    const renderer = await loadRenderer(context, 0);
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
    this.#examples.clear();
    this.live.clear();
    this.search.clear();
    this.#currentFrame = null;
    this.#updates += 1;
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
    const { app, drawings } = this.#renderer;
    const components = await loadSiteComponents(app, this.#context, this.#nextVersion());
    return this.#replaceRenderer({ app, components, drawings });
  }

  /** Drops everything derived from packages, after a file of a linked package changed. */
  reloadPackages(): void {
    this.#examples.clear();
    this.#reference.clear();
    this.#forgetPackages();
    this.#updates += 1;
  }

  /** Returns the data of the page at an address, including the problems of its files; null if there is no such page. */
  async #data(address: string): Promise<PageView | null> {
    const place = this.#devSite.tabs.get(address);
    if (place) {
      const tab = await this.#tab(place.source.path);
      const problems = problemsOfTab(this.#devSite.site.problems, place.source);
      const documents = await this.#documents(tab, (problem) => problems.push(problem));
      const data = tabView(documents, place.page, place.source);
      return { ...data, main: problemsHtml(problems) + data.main };
    }
    const section = this.#devSite.sections.get(address);
    if (section) {
      return sectionView(await this.#documents(null), section);
    }
    if (address === SEARCH_PATH) {
      return searchView(await this.#documents(null));
    }
    return address === '/' ? this.#home() : null;
  }

  async #home(): Promise<PageView> {
    const shown = homeExample(this.#devSite.site, this.#context.config);
    const tab = shown && (await this.#tab(shown.source.path));
    return homeView(await this.#documents(tab), shown);
  }

  /** Prepares what the first page needs, while the reader opens it. Its request reports failures. */
  warmUp(): void {
    this.#frame().catch(() => undefined);
  }

  /** Returns the document at an address, of a page or an example; null if there is none. */
  async document(address: string): Promise<string | null> {
    // What was rendered before an update counts as old, even if the rest follows after it.
    const { frame } = this;
    const data = await this.#data(address);
    if (data) {
      const document = address === SEARCH_PATH ? searchDocument : pageDocument;
      return document(await this.#documents(null), { ...data, frame });
    }
    const codeOf = this.#devSite.tabs.get(CODE_DOCUMENT.exec(address)?.[1] ?? '');
    if (codeOf) {
      return codeDocument(await this.#documents(null), codeOf.source);
    }
    const place = this.#devSite.examples.get(address);
    return place
      ? standaloneDocument(await this.#documents(await this.#tab(place.source.path)), place.source, place.example)
      : null;
  }

  /** See {@link markdownAt}. */
  async markdown(address: string): Promise<string | null> {
    const { twins: maker } = await this.#frame();
    const contextOf = async (source: Source | null) => this.#documents(source && (await this.#tab(source.path)));
    return markdownAt(address, { devSite: this.#devSite, maker, contextOf });
  }

  /** Returns the 404 document; lists the errors of the content, which may be the reason why a page is missing. */
  async notFound(): Promise<string> {
    const frame = await this.#frame();
    if (this.#lost?.frame === frame) {
      return this.#lost.document;
    }
    const errors = errorsOf(this.#openProblems(this.#devSite.site.problems).open);
    const document = notFoundDocument(await this.#documents(null), problemsHtml(errors));
    this.#lost = { frame, document };
    return document;
  }

  /** Returns the HTML of a section's list in the side navigation; null if there is no such section. */
  async sectionItems(slug: string): Promise<string | null> {
    const section = this.#devSite.site.navigation.find((candidate) => candidate.slug === slug);
    return section ? (await this.#frame()).app.renderSectionItems(section, null) : null;
  }

  /** Returns the machine-readable data at an address below `/api`; null for other addresses. */
  async apiData(address: string): Promise<unknown> {
    return this.#reference.answer(this.#devSite.site, address);
  }

  /** Returns the document of the type definition at an address; null for other addresses. */
  async definition(address: string): Promise<string | null> {
    const { site } = this.#devSite;
    const reference = await this.#reference.of(site);
    const entry = [...reference.entries.values()].find(({ id }) => definitionAddress(id) === address);
    return entry ? definitionDocument(await this.#documents(null), entry, createTypeLinks(site, reference)) : null;
  }

  /** Returns the content manifest. */
  async routes(): Promise<RoutesManifestEntry[]> {
    const frame = await this.#frame();
    return createRoutesManifest(this.#devSite.site, (page, source) => tabToc(frame, page, source));
  }

  async webManifest(): Promise<string> {
    const { siteHead } = await this.#frame();
    return formatWebManifest({ ...siteHead, description: this.#context.config.product.description });
  }

  /** Returns the releases for the release menu and `/versions.json`. */
  async releases(): Promise<Release[]> {
    return (await this.#frame()).site.releases;
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

  async #tab(address: string): Promise<DevTab | null> {
    const place = this.#devSite.tabs.get(address);
    if (!place) {
      return null;
    }
    const tab = await this.#examples.tab(place.source);
    this.addAssets(tab.assets);
    this.#devSite.addRendered(tab.htmlOf);
    return tab;
  }

  /** Never the same number twice: Node.js also keeps modules that failed to load. */
  #nextVersion(): number {
    this.#version += 1;
    return this.#version;
  }

  #replaceRenderer(renderer: Renderer): Promise<Problem[]> {
    this.#renderer = renderer;
    this.#forgetPackages();
    return this.reloadContent();
  }

  #forgetPackages(): void {
    this.live.clear();
    this.search.clear();
    this.#currentFrame = null;
    this.#library = createStyleLibrary(this.#context.config, this.#context.folder);
    this.#onDemandSheets = onDemandLibrarySheets();
  }

  /** @param report receives the parts that can't be shown; pages without examples have none */
  async #documents(tab: DevTab | null, report: DocumentContext['report'] = () => undefined): Promise<DocumentContext> {
    const parts = { styles: this.#library, devStyles: this.#styles, tab, report };
    return createDevContext({ ...(await this.#frame()), ...parts });
  }

  /** Context shared by all documents, kept until content, packages or engine change. */
  #frame(): Promise<Frame> {
    if (!this.#currentFrame) {
      const frame = this.#makeFrame();
      // Don't cache a failure.
      frame.catch(() => {
        this.#currentFrame = this.#currentFrame === frame ? null : this.#currentFrame;
      });
      this.#currentFrame = frame;
    }
    return this.#currentFrame;
  }

  async #makeFrame(): Promise<Frame> {
    const { config, folder } = this.#context;
    const { frame } = this;
    const { app, components, drawings } = this.#renderer;
    const { shellSite: site, assets: pictures } = createShellSite(config, folder, this.#devSite.site, drawings);
    const { siteHead, assets } = createSiteHead(config, folder);
    const content = this.#devSite.site;
    // Without a cache, both take seconds, the reference in a thread of its own.
    const [reference, design] = await Promise.all([this.#reference.of(content), designFolder(this.#context)]);
    const tokens = createTokenGuide(content, design);
    const thumbnails = createThumbnails(content, folder);
    this.addAssets([...assets, ...pictures, ...thumbnails.assets]);
    return {
      app,
      config,
      site,
      frame,
      // No policy: Vite injects inline scripts of its own into documents.
      siteHead: { ...siteHead, policy: null, themeScriptFile: null, feed: null },
      referenceOf: createReferenceOf(content, reference, { design, folder, config, tokenAddress: tokens.addressOf }),
      components,
      twins: createTwinMaker(this.#context, { site: content, reference, design }),
      markdownContext: createMarkdownContext({
        config,
        site: content,
        shell: site,
        reference,
        tokens,
        folder,
        design,
        readReleaseNotes: () => siteReleaseNotes(config, folder, site.releases)
      }),
      thumbnailOf: thumbnails.thumbnailOf,
      shared: sharedStyles({
        app,
        site,
        styles: this.#library,
        pages: this.#devSite.site.pages,
        onDemandSheets: this.#onDemandSheets
      })
    };
  }
}
