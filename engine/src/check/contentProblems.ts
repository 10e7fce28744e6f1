import type { ComponentBlock, Problem, Site, Source } from '../model.ts';
import { groupProblems, purposeProblems, resourceProblems, siblingProblems } from './headProblems.ts';
import type { CheckPlace } from './checkPlace.ts';
import { type ComponentUse, type MarkdownComponents, referencesOf } from '../core/markdownComponent.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { loadSiteReference } from '../reference/siteReference.ts';
import { cardProblems } from './cardProblems.ts';
import { configProblems } from './configProblems.ts';
import { drawingProblems } from './drawingProblems.ts';
import { iconNameProblems } from './iconNameProblems.ts';
import { historyProblems } from './historyProblems.ts';
import { linkSchemeProblems } from './linkSchemes.ts';
import { measureProblems } from './measureProblems.ts';
import { locateInConfig, locateText } from './places.ts';
import { pluginProblems } from './pluginProblems.ts';
import { screenReaderProblems } from './screenReaderProblems.ts';
import { pageSheetProblems } from './sheetImports.ts';
import { sectionsWithoutPage } from '../content/navigation.ts';
import { componentProblem } from '../content/componentTags.ts';
import { componentsIn } from '../content/prose.ts';
import { standaloneExamples } from '../examples/siteExamples.ts';
import { nearestName, matchesPattern } from '../core/names.ts';
import { error } from '../content/problem.ts';
import { hasNamedPackages, prefixedSheets } from '../reference/design/sheetFiles.ts';
import { type DesignLocation, designFolder } from '../reference/design/designFolder.ts';
import { readDesignProblems, readTokens } from '../reference/design/designFiles.ts';

/** Finds problems in a site's configuration, in its pages, and in their references to names in packages. */
export async function contentProblems(site: Site, place: CheckPlace): Promise<Problem[]> {
  const { config, folder } = place;
  const [reference, design, tokens, icons, contrasts, drawings, ofPlugins] = await Promise.all([
    loadSiteReference(site, config, place),
    designProblems(place),
    tokenNameProblems(site, place),
    iconNameProblems(site, place),
    contrastProblems(place),
    drawingProblems(site, place),
    pluginProblems(site, config)
  ]);
  const wholeSite = [
    ...site.problems,
    ...configProblems(site, place),
    ...summaryProblems(config, site),
    ...siblingProblems(config, site),
    ...groupProblems(config, site),
    ...resourceProblems(config, site),
    ...purposeProblems(config, site),
    ...cardProblems(site, place),
    ...contrasts
  ];
  return [
    ...locateInConfig(wholeSite, folder),
    ...linkSchemeProblems(site),
    ...pageSheetProblems(place),
    ...cssPrefixProblems(site, config, folder),
    ...design,
    ...tokens,
    ...icons,
    ...drawings,
    ...ofPlugins,
    ...componentDataProblems(site, place.components),
    ...measureProblems(site, place),
    ...historyProblems(place),
    ...screenReaderProblems(site, folder),
    ...reference.problems
  ];
}

/** Finds components on pages with invalid data, which the build has to leave out. */
export function componentDataProblems(site: Site, components: MarkdownComponents): Problem[] {
  const examples = new Map(standaloneExamples(site).map((place) => [place.example.path, place]));
  const problemOf = (use: ComponentUse): Problem[] => {
    try {
      components.get(use.block.name)?.readData?.(use, { exampleAt: (address) => examples.get(address) ?? null });
      return [];
    } catch (problem) {
      return [componentProblem(use.block, problem)];
    }
  };
  return site.pages.flatMap((page) =>
    page.sources.flatMap((source) => componentsIn(source).flatMap((block) => problemOf({ block, source, page })))
  );
}

/** Finds CSS variable prefixes on pages that match no style sheet; their tables would be missing. */
export function cssPrefixProblems(site: Site, { reference }: ResolvedConfig, siteFolder: string): Problem[] {
  // Packages that are not installed are reported with the configuration.
  if (reference.cssVariables.length === 0 || !hasNamedPackages(reference, siteFolder)) {
    return [];
  }
  const known = prefixedSheets(reference, siteFolder).map(({ prefix }) => prefix);
  return site.pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) =>
      source.cssPrefix.filter((prefix) => !known.includes(prefix)).map((prefix) => unknownPrefix(prefix, source, known))
    );
}

function unknownPrefix(prefix: string, { file }: Source, known: readonly string[]): Problem {
  const nearest = nearestName(prefix, known);
  const hint =
    nearest === null
      ? 'Leave it out, or add its style sheet to `reference.cssVariables`.'
      : `Did you mean "${nearest}"?`;
  const message = `No style sheet has CSS variables for "${prefix}".`;
  return error('unknown-css-prefix', message, locateText(prefix, file), hint);
}

/** Finds summaries of pages, or of generated lists of pages, that don't exist. */
export function summaryProblems({ summaries }: Pick<ResolvedConfig, 'summaries'>, site: Site): Problem[] {
  const known = new Set([...site.pages, ...sectionsWithoutPage(site)].map(({ path }) => path));
  return Object.keys(summaries)
    .filter((path) => !known.has(path))
    .map((path) => error('unknown-page', `There is no page ${path} to summarize.`, null, 'Correct `summaries`.'));
}

/** Finds style sheets and icons of packages that can't be used as they are. */
async function designProblems(place: DesignLocation): Promise<Problem[]> {
  // Packages that are not installed are reported with the configuration.
  return hasNamedPackages(place.config.reference, place.folder) ? readDesignProblems(await designFolder(place)) : [];
}

/** Finds token names and patterns on pages that match no token of the style sheets. */
export async function tokenNameProblems(
  site: Site,
  place: DesignLocation & Pick<CheckPlace, 'components'>
): Promise<Problem[]> {
  const uses = site.pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) =>
      componentsIn(source)
        .flatMap((block) => tokensNamedIn(block, place.components))
        .map((name) => ({ name, source }))
    );
  // Packages that are not installed are reported with the configuration.
  if (uses.length === 0 || !hasNamedPackages(place.config.reference, place.folder)) {
    return [];
  }
  const known = readTokens(await designFolder(place))?.tokens.map(({ name }) => name) ?? [];
  return uses
    .filter(({ name }) => !known.some((token) => matchesPattern(token, name)))
    .map(({ name, source }) => unknownToken(name, source, known));
}

function tokensNamedIn({ name, attributes }: ComponentBlock, components: MarkdownComponents): string[] {
  const component = components.get(name);
  return [
    ...referencesOf('token', component, attributes).map((value) => value ?? '(none)'),
    ...referencesOf('optionalToken', component, attributes).filter((value) => value !== undefined)
  ].flatMap((value) => String(value).split(/\s+/));
}

function unknownToken(name: string, { file }: Source, known: readonly string[]): Problem {
  const nearest = nearestName(name, known);
  const hint = nearest === null ? 'The page of all tokens lists their names.' : `Did you mean "${nearest}"?`;
  return error('unknown-token', `No style sheet has a token "${name}".`, locateText(name, file), hint);
}

/** Finds tokens of `reference.tokens.contrasts` that no style sheet has. */
export async function contrastProblems(place: DesignLocation): Promise<Problem[]> {
  const { config, folder } = place;
  // Packages that are not installed are reported with the configuration.
  if (!config.reference.tokens?.contrasts.length || !hasNamedPackages(config.reference, folder)) {
    return [];
  }
  const { tokens = [], contrasts = [] } = readTokens(await designFolder(place)) ?? {};
  const known = tokens.map(({ name }) => name);
  const named = new Set(contrasts.flatMap(({ foreground, background }) => [foreground, background]));
  return [...named]
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known);
      const hint = nearest === null ? 'Correct `reference.tokens.contrasts`.' : `Did you mean "${nearest}"?`;
      return error('unknown-token', `No style sheet has a token "${name}", of \`contrasts\`.`, null, hint);
    });
}
