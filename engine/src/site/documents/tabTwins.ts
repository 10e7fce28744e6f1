import { readCssVariables, readThemeLabels } from '../../reference/design/designFiles.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import { sectionsWithoutPage } from '../../content/navigation.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import type { ProseTree } from '../../core/proseTree.ts';
import type { TabCode } from '../../core/tabCode.ts';
import { twinAddress } from '../../core/twinAddress.ts';
import { ModuleResolver } from '../../examples/moduleResolver.ts';
import { ScopeExports } from '../../examples/scopeExports.ts';
import { examplesOf, isProgram, standaloneExamples } from '../../examples/siteExamples.ts';
import { createTabReader } from '../../bundle/libraries/siteTabs.ts';
import type { Page, Prose, Site, Source } from '../../model.ts';
import type { LinkTo } from '../../twin/fromTree.ts';
import { introductionNodes } from '../../twin/introduction.ts';
import { landingTwins } from '../../twin/landing.ts';
import { importStatements } from '../../twin/relatedFiles.ts';
import type { TabTwin, Twin } from '../../twin/twinInput.ts';
import { tabTwins } from '../../twin/twins.ts';
import type { DocumentContext } from './documentContext.ts';
import { headTextOf } from './documentContext.ts';
import { landingPages } from './landingPages.ts';
import { htmlNodes } from './componentContent.ts';
import { modulePreview } from './previews.ts';
import { createTabComponents } from './tabComponents.ts';

interface TwinSite {
  site: Pick<Site, 'pages' | 'navigation'>;
  reference: Pick<SiteReference, 'ofTab'>;
  /** Folder of the files about the design system, laid out by address. */
  design: string;
}

/** Makes the Markdown of tabs. */
export interface TwinMaker {
  /**
   * Returns the twins of a tab and of its examples.
   * @param context can render what programs render on the tab
   * @param variablesAt addresses of the twins that another tab of the page has the same CSS variables in, if any
   */
  twinsOf(context: DocumentContext, page: Page, source: Source, variablesAt?: readonly string[]): TabTwin[];
  /** Returns the twins of the front page and of generated lists of pages. */
  landingTwins(context: Pick<DocumentContext, 'app' | 'config' | 'site'>): Twin[];
  /** Returns where the links of a tab lead, which depends on other pages; for the key of the tab's twins. */
  linksOf(source: Source): string[];
  /** Returns an address as files for programs have it: absolute if the site has a public address. */
  absolute(address: string): string;
}

/** Creates what makes the Markdown of a site's tabs. */
export function createTwinMaker({ config, folder }: SiteContext, { site, reference, design }: TwinSite): TwinMaker {
  const { url } = config.product;
  const absolute = (address: string): string =>
    url === undefined || !address.startsWith('/') ? address : new URL(address, url).href;
  const linkTo = createTwinLinks(site, absolute);
  const resolver = new ModuleResolver();
  const readTab = createTabReader(config, folder, resolver);
  const scope = new ScopeExports(config.examples.scope, folder, resolver);
  const themeLabel = readThemeLabels(design);

  const codeOf = (page: Page, source: Source): TabCode | null =>
    hasRelatedFiles(source) ? readTab(page, source).code : null;

  return {
    absolute,
    landingTwins: (context) => landingPages(context, site, absolute).flatMap((page) => landingTwins(page, linkTo)),
    linksOf: ({ blocks }) =>
      blocks.flatMap((block) => {
        const prose = block.kind === 'prose' ? block.prose : block.kind === 'example' ? block.caption : null;
        return prose?.links.map(linkTo) ?? [];
      }),
    twinsOf(context, page, source, variablesAt = []) {
      const { title, description } = headTextOf(context, source.path);
      const components = createTabComponents(
        // Problems are reported where pages are rendered.
        { ...context, report: () => undefined },
        page,
        source,
        'renderMarkdown'
      );
      return tabTwins({
        page,
        source,
        head: {
          title,
          source: source.source,
          package: source.package,
          version:
            (source.package === null ? null : context.site.packageVersions.get(source.package)) ?? context.site.release,
          address: absolute(source.path),
          description
        },
        trees: {
          prose: (prose: Prose) => components.fillInline(prose),
          component: (block) => {
            const html = components.render(block);
            return html === null ? null : treeOf(html);
          },
          module: (module) => {
            const preview = modulePreview(context, module, components.fillModule);
            if (preview === undefined) {
              return null;
            }
            return 'tree' in preview ? preview.tree : 'html' in preview ? treeOf(preview.html) : null;
          }
        },
        introduction: introductionNodes({ page, source, shell: context.site, linkTo }),
        reference: reference.ofTab(source),
        variables: source.cssPrefix
          .map((prefix) => ({ prefix, rows: readCssVariables(design, prefix) }))
          .filter(({ rows }) => rows.length > 0),
        variablesAt,
        changes: context.referenceOf(source).changes?.releases ?? [],
        themeLabel,
        code: codeOf(page, source),
        scope,
        linkTo,
        absolute
      });
    }
  };
}

/** Files that packages ship for examples, beside their modules. */
const PACKAGE_FILE = /(['"])[^'"\s]+\.(?:css|gif|jpe?g|json|png|svg|webp)(?:\?\w+)?\1/;

/** Whether examples of a tab may need more than their own code. All others needn't be parsed. */
function hasRelatedFiles(source: Source): boolean {
  const bound = source.imports.flatMap(({ local }) => local ?? []);
  return examplesOf(source)
    .filter(isProgram)
    .some(({ relativeImports, code }) => {
      const statements = importStatements(code);
      return (
        relativeImports.length > 0 ||
        PACKAGE_FILE.test(statements) ||
        bound.some((local) => code.includes(local) && !statements.includes(local))
      );
    });
}

function treeOf(html: string): ProseTree {
  return { type: 'root', children: htmlNodes(html) };
}

/** Creates the function that leads links to pages and examples to their twins. */
function createTwinLinks(site: Pick<Site, 'pages' | 'navigation'>, absolute: (address: string) => string): LinkTo {
  const twins = new Map(
    site.pages.flatMap(({ sources }) =>
      sources.flatMap(({ path, ownPath }) => [path, ownPath].map((own) => [own, twinAddress(path)] as const))
    )
  );
  for (const path of ['/', ...sectionsWithoutPage(site).map((section) => section.path)]) {
    twins.set(path, twinAddress(path));
  }
  for (const { example } of standaloneExamples(site)) {
    twins.set(example.path, twinAddress(example.path));
  }
  return (address) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    const twin = rest.startsWith('?') ? undefined : twins.get(path);
    return absolute(twin === undefined ? address : twin + rest);
  };
}
