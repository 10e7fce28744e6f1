import { z } from 'zod';

import { analyticsSchema, cookiesSchema, feedbackSchema, sandboxSchema, searchSchema } from './config/services.ts';
import {
  address,
  slug,
  frameOriginProblem,
  frameSchema,
  releasesSchema,
  productSchema,
  proseSchema,
  standaloneSchema,
  summariesSchema
} from './config/site.ts';
import { footerSchema, homeSchema, notFoundSchema, noticeLinksSchema } from './config/pageContent.ts';
import { referenceSchema } from './config/reference.ts';
import { UserError } from './userError.ts';

const sectionSchema = z.strictObject({
  slug,
  /** Shown in the navigation and as the section's heading. */
  title: z.string().min(1)
});

const place = z.strictObject({ section: z.string(), subsection: z.string().optional() });

const placementSchema = z.strictObject({
  /** As written in the frontmatter, compared by slug. Without `subsection`: every subsection, which is kept. */
  from: place,
  /** Slugs. `subsection: ''` drops the subsection. */
  to: place,
  /** Renames page slugs on the way: raw slug -> new page id. */
  rename: z.record(z.string(), z.string()).optional()
});

const pageOverrideSchema = z.strictObject({
  id: z.string().optional(),
  title: z.string().optional(),
  sortValue: z.number().optional(),
  subsectionSortValue: z.number().optional(),
  hideNavItem: z.boolean().optional()
});

const sourceSchema = z.strictObject({
  /** Installed npm package that ships the files. */
  package: z.string(),
  /** Globs of Markdown files below the package's folder. A later entry never takes a file of an earlier one. */
  include: z.array(z.string()).min(1),
  exclude: z.array(z.string()).default([]),
  /** Source tag of files that set none themselves. Null: the frontmatter decides. */
  source: z.string().nullable(),
  /** Web address that the package's folder has in its repository, for "view source" links. */
  repository: z.url().optional(),
  /** Folder below the package that `repository` is the address of, where it is not the package itself. */
  repositoryFolder: z.string().default('')
});

const staticFilesSchema = z.strictObject({
  package: z.string(),
  /** Folder below the package. */
  from: z.string(),
  /** Address that the folder is served at. */
  to: address
});

const classSheetsSchema = z.strictObject({
  package: z.string(),
  /** Globs of style sheets below the package's folder; of two sheets that define a class, the earlier one counts. */
  include: z.array(z.string()).min(1),
  /** Regular expression of the class names that stand for these sheets; without it, every class that they define. */
  classes: z.string().optional(),
  /** Class names that stand for these sheets although they don't define them, such as sheets of variables alone. */
  alsoFor: z.array(z.string()).default([])
});

const plannedSchema = z.array(address);

const settingsSchema = z.strictObject({
  product: productSchema,
  /** In navigation order (requirement 2.1.11). */
  sections: z.array(sectionSchema).min(1),
  /** Titles of subsections by slug; a missing one is made from the slug. */
  subsectionTitles: z.record(slug, z.string()).default({}),
  /** Moves pages from the place their frontmatter names; the first entry that matches decides. */
  placement: z.array(placementSchema).default([]),
  /** Changes to single pages, by address after placement. */
  pages: z.record(address, pageOverrideSchema).default({}),
  sources: z.array(sourceSchema).default([]),
  /** Folder of the site's own Markdown, below the site's folder. */
  content: z.string().default('content'),
  /** Repository address of the site's folder, for "view source" links of authored pages. */
  repository: z.url().optional(),
  /** Without it, the release menu knows the documented release alone. */
  releases: releasesSchema.optional(),
  /** Web address of the product's source code, for the link in the masthead. */
  sourceCode: z.url().optional(),
  /** Without it, there is no button for feedback. */
  feedback: feedbackSchema.optional(),
  /** Without it, there is no banner about cookies. */
  cookies: cookiesSchema.optional(),
  staticFiles: z.array(staticFilesSchema).default([]),
  styles: z
    .strictObject({
      /** Cascade layers, weakest first; the engine's own come after them. */
      layers: z.array(z.string()).default([]),
      /** Layer of an imported style sheet: the first entry whose pattern (a regular expression) matches its path. */
      layerOf: z.array(z.strictObject({ pattern: z.string(), layer: z.string() })).default([]),
      /** Sheets that every document loads: module specifiers. */
      base: z.array(z.string()).default([]),
      /** Where the sheets that HTML examples need are found. */
      classSheets: z.array(classSheetsSchema).default([])
    })
    .prefault({}),
  examples: z
    .strictObject({
      /** Packages whose every export an example may use without importing it, after the Markdown's own imports. */
      scope: z.array(z.string()).default([]),
      /**
       * What has to run in the browser before examples that import a package: package -> module below the site's
       * folder, e.g. one that tells an editor where the site serves its parts.
       */
      setup: z.record(z.string(), z.string()).default({}),
      /**
       * Begins the classes and ids of previews, by which style sheets of packages find them: `example-react-b-button`
       * for the React examples of a page named Button in a section that begins with a b.
       */
      classPrefix: z
        .string()
        .regex(/^[a-z]+$/, 'Use small letters alone.')
        .default('example'),
      /** Origins of pictures that examples show from other sites; browsers load them from nowhere else. */
      imageOrigins: z.array(z.url()).default([])
    })
    .prefault({}),
  /** Where edited examples run; the site's own origin without it. */
  frame: frameSchema.optional(),
  /** What closes every page; nothing without it. */
  footer: footerSchema.optional(),
  /** The front page; without it, the product's name and a card for every section. */
  home: homeSchema.optional(),
  /** What unknown addresses show; without it, a card for every section. */
  notFound: notFoundSchema.optional(),
  reference: referenceSchema,
  summaries: summariesSchema.default({}),
  /**
   * Module below the site's folder whose default export has a drawing for each page of galleries, by the page's address:
   * JSX made of `patternbook/drawing`.
   */
  drawings: z.string().min(1).optional(),
  prose: proseSchema.prefault({}),
  noticeLinks: noticeLinksSchema.prefault({}),
  standalone: standaloneSchema.prefault({}),
  sandbox: sandboxSchema.prefault({}),
  search: searchSchema,
  /** Where visits are counted. */
  analytics: analyticsSchema.optional(),
  /** Further moved addresses, beside those that placement gives rise to. `from` may end in `/*`. */
  redirects: z.array(z.strictObject({ from: address, to: z.string() })).default([]),
  /** Addresses that pages may link to although they are not written yet. */
  planned: plannedSchema.default([])
});

/** With what no single setting can say. */
const siteSchema = settingsSchema.superRefine((settings, context) => {
  const message = frameOriginProblem(settings);
  if (message !== null) {
    context.addIssue({ code: 'custom', path: ['frame', 'origin'], message });
  }
});

/** What an author writes in `site.config.ts`. */
export type SiteConfig = z.input<typeof siteSchema>;

/** The configuration with every default filled in. */
export type ResolvedConfig = z.output<typeof siteSchema>;
export type SourceConfig = ResolvedConfig['sources'][number];

/** Types the configuration of a site; returns it unchanged. */
export function defineSite<const T extends SiteConfig>(config: T & SiteConfig): T {
  return config;
}

/** Thrown for a configuration that does not fit the schema; the message names every problem. */
export class ConfigError extends UserError {
  override name = 'ConfigError';
}

/**
 * Checks a configuration and fills in the defaults.
 * @param file path shown in the error message
 * @throws ConfigError naming every key that is wrong
 */
export function resolveConfig(config: unknown, file: string): ResolvedConfig {
  const result = siteSchema.safeParse(config);
  if (result.success) {
    return result.data;
  }
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(top level)'}: ${issue.message}`);
  throw new ConfigError(`${file} does not describe a site:\n${problems.join('\n')}`);
}
