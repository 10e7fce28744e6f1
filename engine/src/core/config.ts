import { z } from 'zod';

import { analyticsSchema, assistantsSchema, cookiesSchema, feedbackSchema, sandboxSchema } from './config/services.ts';
import {
  address,
  languageSchema,
  origin,
  siteFile,
  slug,
  frameOriginProblem,
  frameSchema,
  packageName,
  releasesSchema,
  productSchema,
  standaloneSchema,
  summariesSchema
} from './config/site.ts';
import { purposesSchema, resourcesSchema, siblingsSchema, withoutSiblingsSchema } from './config/componentHead.ts';
import { footerSchema, homeSchema, notFoundSchema, noticeLinksSchema } from './config/pageContent.ts';
import { guidanceSchema } from './config/guidance.ts';
import { issueText } from './config/issueText.ts';
import { historySchema } from './config/history.ts';
import { pluginsSchema } from './config/plugins.ts';
import { apiSchema } from './config/api.ts';
import { lintSchema } from './config/lint.ts';
import { mcpSchema } from './config/mcp.ts';
import { proseSchema } from './config/prose.ts';
import { searchSchema } from './config/search.ts';
import { rulesSchema } from './config/rules.ts';
import { pattern, referenceSchema } from './config/reference.ts';
import { implementationsSchema, tabsSchema } from './config/tabs.ts';
import { LEAST_FOLDED_EXAMPLES } from './constants.ts';
import { COMPONENT_NAME } from './markdownComponent.ts';
import { themesSchema } from './config/themes.ts';
import { PROSE_RULES } from './proseRule.ts';
import { textsSchema } from './siteTexts.ts';
import { UserError } from './userError.ts';

/** Folder of a site's own Markdown unless the configuration names another. */
export const DEFAULT_CONTENT = 'content';

const LAYER_NAME = /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*$/;
const BELOW = 'must be below the folder of the package';

/** Absolute paths of all systems. */
const ABSOLUTE = /^(?:[/\\]|[A-Za-z]:)/;

/** Whether a path or glob stays below the folder that it is relative to. */
function isBelow(path: string): boolean {
  return !ABSOLUTE.test(path) && !path.split(/[/\\]/).includes('..');
}

const sectionSchema = z.strictObject({
  slug,
  /** Shown in the navigation and as the section's heading. */
  title: z.string().min(1)
});

const place = z.strictObject({ section: z.string(), subsection: z.string().optional() });

const placementSchema = z.strictObject({
  /** Placement in the frontmatter, compared by slug. Without `subsection`, it matches every subsection and keeps it. */
  from: place,
  /** Slugs. `subsection: ''` removes the subsection. */
  to: place,
  /** Renames page slugs: original slug -> new page id. */
  rename: z.record(z.string(), z.string()).optional()
});

const pageOverrideSchema = z.strictObject({
  id: z.string().optional(),
  title: z.string().optional(),
  sortValue: z.number().optional(),
  subsectionSortValue: z.number().optional(),
  hideNavItem: z.boolean().optional(),
  /** What deprecated tabs of the page recommend instead; by default, the tab of the page that isn't deprecated. */
  newImplementationLink: z.string().optional()
});

const sourceSchema = z.strictObject({
  /** Installed npm package that ships the files. */
  package: packageName,
  /**
   * Globs of Markdown files, relative to the package's folder. A file belongs to the first entry that matches it. Without
   * any, the package is documented by its types alone.
   */
  include: z.array(z.string().refine(isBelow, BELOW)).default([]),
  exclude: z.array(z.string()).default([]),
  /** Default source tag of the files; null if each has to set its own. */
  source: z.string().nullable().default(null),
  /** URL of the package's folder in its repository, for "view source" links. */
  repository: z.url().optional(),
  /** Folder within the package that `repository` points to; the package's root by default. */
  repositoryFolder: z.string().default(''),
  /**
   * Remarks about passages of the package's pages that are wrong or easy to misread. `page` is the address of the tab,
   * `passage` are words of one paragraph, cell, or item, `text` is Markdown, and `release` the version that was read.
   */
  notes: z
    .array(
      z.strictObject({
        page: address,
        passage: z.string().min(1),
        text: z.string().min(1),
        release: z.string().min(1)
      })
    )
    .default([])
});

const staticFilesSchema = z.strictObject({
  package: packageName,
  /** Folder relative to the package. */
  from: z.string().refine(isBelow, BELOW),
  /** Address at which the folder is served. */
  to: address,
  /** Globs of files that are not served, relative to the folder. */
  exclude: z.array(z.string()).default([])
});

const classSheetsSchema = z.strictObject({
  package: packageName,
  /** Globs of style sheets, relative to the package's folder. If several define a class, the first one is used. */
  include: z.array(z.string()).min(1),
  /**
   * Regular expression: limits the class names that select these sheets. By default, all classes that they define do.
   */
  classes: pattern.optional(),
  /**
   * Further class names that select these sheets without being defined there, e.g. for sheets that only set variables.
   */
  alsoFor: z.array(z.string()).default([])
});

/** Address on the site with an optional query and anchor. */
const linkTarget = z.string().regex(/^\/\S*$/, 'must be an address that starts with "/"');

const plannedSchema = z.array(address);

const settingsSchema = z.strictObject({
  product: productSchema,
  language: languageSchema.default('en'),
  /** In navigation order (requirement 2.1.11). */
  sections: z.array(sectionSchema).min(1),
  tabs: tabsSchema,
  implementations: implementationsSchema,
  /** Keys in the frontmatter of packages' pages that are for other tools; `check` doesn't report them. */
  ignoredFrontmatter: z.array(z.string().min(1)).default([]),
  /** Titles of subsections by slug; derived from the slug by default. */
  subsectionTitles: z.record(slug, z.string()).default({}),
  /** Moves pages from the placement in their frontmatter. The first matching entry applies. */
  placement: z.array(placementSchema).default([]),
  /** Overrides for single pages, by address after placement. */
  pages: z.record(address, pageOverrideSchema).default({}),
  sources: z.array(sourceSchema).default([]),
  /** Folder of the site's own Markdown, relative to the site's folder. */
  content: z
    .string()
    .refine((path) => path !== '' && !ABSOLUTE.test(path), 'must be a folder below that of the site')
    .default(DEFAULT_CONTENT),
  /** URL of the site's folder in its repository, for "view source" links of authored pages. */
  repository: z.url().optional(),
  /** Without it, the release menu lists only the documented release. */
  releases: releasesSchema.optional(),
  /** URL of the product's source code, for the link in the masthead. */
  sourceCode: z.url().optional(),
  /** Without it, there is no feedback button. */
  feedback: feedbackSchema.optional(),
  /** Assistants in the menu of each page. */
  assistants: assistantsSchema.default([]),
  /** Without it, there is no cookie banner. */
  cookies: cookiesSchema.optional(),
  staticFiles: z.array(staticFilesSchema).default([]),
  styles: z
    .strictObject({
      /**
       * Cascade layers, weakest first: those of `layerOf`, and those of style sheets that components make in the browser. They
       * win over the interface's rules for plain elements, and give way to its rules for its own classes.
       */
      layers: z.array(z.string().regex(LAYER_NAME, 'must be the name of a layer')).default([]),
      /** Assigns imported style sheets to layers: the first entry whose regular expression matches the sheet's path. */
      layerOf: z.array(z.strictObject({ pattern, layer: z.string() })).default([]),
      /** Style sheets that every document loads, as module specifiers. */
      base: z.array(z.string()).default([]),
      /** Style sheets that are loaded for the class names in HTML examples. */
      classSheets: z.array(classSheetsSchema).default([])
    })
    .prefault({}),
  /** Axes of themes: color scheme, contrast, and those of the design system. */
  themes: themesSchema.prefault({}),
  examples: z
    .strictObject({
      /** Packages whose exports examples may use without an import. Imports of the Markdown file take precedence. */
      scope: z.array(z.string()).default([]),
      /**
       * Setup modules that run in the browser before examples that import a package: package -> file. Use one, for
       * example, to tell an editor where the site serves its workers.
       */
      setup: z.record(z.string(), siteFile).default({}),
      /**
       * Module whose default export is a component around each TypeScript or JavaScript example, which gets it as
       * `children`: for providers that the design system needs, and for its theme. It is around components of MDX pages,
       * edited code, and playgrounds, too, and a part of exported projects.
       */
      wrapper: siteFile.optional(),
      /**
       * Modules that browsers load in place of others, for packages and examples alike: specifier -> file. Use
       * one, for example, for a package that is large and that the site serves as files anyway. Like Vite's
       * `resolve.alias`, but for whole specifiers.
       */
      alias: z.record(z.string(), siteFile).default({}),
      /**
       * Prefix of the classes and ids of previews, which style sheets of packages target: `example-react-b-button` for
       * React examples of the Button page in a section that begins with "b".
       */
      classPrefix: z
        .string()
        .regex(/^[a-z]+$/, 'Use small letters alone.')
        .default('example'),
      /**
       * Number of examples above which a tab folds them: all but the first ones, in groups by its second-level headings.
       */
      foldAbove: z.int().min(LEAST_FOLDED_EXAMPLES).default(20),
      /**
       * Names of the parts in which a tab folds the rest of its first group of examples, by the address of the tab and the
       * title of the first example of each part. Without them, parts are named after their first and last example.
       */
      groups: z.record(address, z.record(z.string().min(1), z.string().min(1))).default({}),
      /**
       * Least widths of the design system's breakpoints in pixels, by their names, e.g. `{ md: 768 }`: previews can have
       * these widths, and name them.
       */
      breakpoints: z.record(z.string(), z.int().positive()).default({}),
      /** Allowed origins of external images in pages and examples; the security policy blocks all others. */
      imageOrigins: z.array(origin).default([]),
      /** Allowed origins of external fonts in style sheets, likewise. Edited examples never load them. */
      fontOrigins: z.array(origin).default([]),
      /** Allowed origins of external video and audio, likewise. */
      mediaOrigins: z.array(origin).default([]),
      /** Allowed origins of frames, such as those of a service for videos, likewise. */
      frameOrigins: z.array(origin).default([])
    })
    .prefault({}),
  /** Hosting of the isolated frame that runs edited examples; the site's own origin by default. */
  frame: frameSchema.optional(),
  /** Footer of every page; none by default. */
  footer: footerSchema.optional(),
  /** Content of the front page; by default, the product's name and a card for every section. */
  home: homeSchema.optional(),
  /** Content of the 404 page; by default, a card for every section. */
  notFound: notFoundSchema.optional(),
  /** The site's own Markdown components: name of the tag -> module whose default export defines it. */
  markdownComponents: z
    .record(z.string().regex(COMPONENT_NAME, 'must begin with a capital letter and contain a small one'), siteFile)
    .default({}),
  /** What extends the reading of pages, `check`, and the published site (`definePlugin`). */
  plugins: pluginsSchema.default([]),
  reference: referenceSchema,
  /** What `patternbook lint` knows of the design system besides its declarations and style sheets. */
  lint: lintSchema,
  /** Releases whose differences the site tells; `patternbook history` stores them in its folder. None by default. */
  history: historySchema.optional(),
  mcp: mcpSchema.prefault({}),
  api: apiSchema.prefault({}),
  summaries: summariesSchema.default({}),
  /**
   * Texts of the cards of pages in galleries, by address: what the page is for, in at most 60 characters. Pages that are
   * written for the site have them as `card` in their frontmatter.
   */
  cards: z.record(address, z.string().min(1)).default({}),
  resources: resourcesSchema.default([]),
  siblings: siblingsSchema.default([]),
  withoutSiblings: withoutSiblingsSchema.default({}),
  purposes: purposesSchema.default({}),
  /**
   * Module below the site's folder whose default export has a drawing for each page of galleries, by the page's address:
   * JSX made of `patternbook/drawing`.
   */
  drawings: z.string().min(1).optional(),
  prose: proseSchema.prefault({}),
  /** Problems that are errors or warnings on this site although they are not by default, or that it doesn't report. */
  rules: rulesSchema.default({}),
  guidance: guidanceSchema.default({}),
  noticeLinks: noticeLinksSchema.prefault({}),
  standalone: standaloneSchema.prefault({}),
  sandbox: sandboxSchema.prefault({}),
  search: searchSchema,
  /** Analytics service; none by default. */
  analytics: analyticsSchema.optional(),
  /** Texts of the interface in other words: a part of those in `core/texts.ts`, with the same names and placeholders. */
  texts: textsSchema.prefault({}),
  /** Redirects besides those that result from placement. `from` may end in `/*`. */
  redirects: z.array(z.strictObject({ from: address, to: z.string() })).default([]),
  /**
   * Targets of broken links in pages of packages: address with anchor -> address that the link leads to instead, such as
   * that of a heading that was renamed. `check` reports those that no link needs any more.
   */
  linkTargets: z.record(linkTarget, linkTarget).default({}),
  /** Addresses of planned pages, which may be linked to before they exist. */
  planned: plannedSchema.default([])
});

/** Says why a rule of a plugin or of `prose.rules` doesn't exist; null if it may. */
function unknownOwnRule(
  rule: string,
  { plugins, prose }: Pick<z.output<typeof settingsSchema>, 'plugins' | 'prose'>
): string | null {
  const [owner, name] = rule.split('/');
  if (name === undefined) {
    return null;
  }
  if (owner === PROSE_RULES) {
    return prose.rules.some((own) => own.name === name) ? null : `is no rule: \`prose.rules\` has no "${name}".`;
  }
  return plugins.some((plugin) => plugin.name === owner) ? null : `is no rule: there is no plugin "${owner}".`;
}

/** Adds checks that involve several settings. */
const siteSchema = settingsSchema.superRefine((settings, context) => {
  const message = frameOriginProblem(settings);
  if (message !== null) {
    context.addIssue({ code: 'custom', path: ['frame', 'origin'], message });
  }
  const { layers } = settings.styles;
  for (const [index, layer] of layers.entries()) {
    if (layers.indexOf(layer) < index) {
      context.addIssue({ code: 'custom', path: ['styles', 'layers', index], message: `"${layer}" is there twice` });
    }
  }
  for (const rule of Object.keys(settings.rules)) {
    const message = unknownOwnRule(rule, settings);
    if (message !== null) {
      context.addIssue({ code: 'custom', path: ['rules', rule], message });
    }
  }
});

/** Type of the configuration in `site.config.ts`. */
export type SiteConfig = z.input<typeof siteSchema>;

/** Configuration with all defaults filled in. */
export type ResolvedConfig = z.output<typeof siteSchema>;
export type SourceConfig = ResolvedConfig['sources'][number];

/** Types the configuration of a site. Returns it unchanged. */
export function defineSite<const T extends SiteConfig>(config: T & SiteConfig): T {
  return config;
}

/** Reports an invalid configuration; the message lists every problem. */
export class ConfigError extends UserError {
  override name = 'ConfigError';
}

/**
 * Validates a configuration and fills in the defaults.
 * @param file path shown in the error message
 * @throws ConfigError that lists every invalid key
 */
export function resolveConfig(config: unknown, file: string): ResolvedConfig {
  const result = siteSchema.safeParse(config);
  if (result.success) {
    return result.data;
  }
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || '(top level)'}: ${issueText(issue, config, siteSchema)}`
  );
  throw new ConfigError(`${file} does not describe a site:\n${problems.join('\n')}`);
}
