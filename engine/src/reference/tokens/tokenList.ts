import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

import type { Definition } from '../cssVariables/definitions.ts';
import type { Resolver } from '../cssVariables/resolver.ts';
import type { Token, TokenUses } from './schema.ts';
import { type ResolvedTheme, themedValue } from '../design/themedValue.ts';
import { referencedNames } from '../cssVariables/references.ts';

/** A group of names. A name belongs to the first group whose regular expression matches. */
interface NameGroup {
  name: string;
  pattern: string;
}

interface TokensInput {
  definitions: readonly Definition[];
  /** Declarations in the sheets of components, layouts and other parts. */
  parts: readonly Definition[];
  isToken: (property: string) => boolean;
  themes: readonly ResolvedTheme[];
  layers: readonly NameGroup[];
  categories: readonly NameGroup[];
  scriptName: (property: string) => string | null;
}

/** Lists the tokens that any theme defines on the root element. */
export function tokenList(input: TokensInput): Token[] {
  const { definitions, parts, isToken, themes, scriptName } = input;
  const layerOf = createClassifier(input.layers);
  const categoryOf = createClassifier(input.categories);
  const roots = collectRootDefinitions(definitions, isToken, themes);
  const usesOf = tokenUses([...roots.values()].flat(), parts);
  return [...roots].map(([name, [first]]) => ({
    name,
    condition: first.requirement === null ? null : first.condition,
    token: scriptName(name),
    layer: layerOf(name),
    category: categoryOf(name),
    definedIn: namesOrAll(
      themes,
      themes.filter(({ resolver }) => definitionIn(resolver, name) !== null)
    ),
    ...themedValue((resolver) => definitionIn(resolver, name) ?? first, themes),
    uses: usesOf(name)
  }));
}

/** Names of some of the themes; null for all. */
function namesOrAll(themes: readonly ResolvedTheme[], some: readonly ResolvedTheme[]): string[] | null {
  return some.length === themes.length ? null : some.map(({ theme }) => theme.name);
}

type RootDefinitions = Map<string, [Definition, ...Definition[]]>;

/** Collects the root definitions of each token in all themes, in theme order. */
function collectRootDefinitions(
  definitions: readonly Definition[],
  isToken: (property: string) => boolean,
  themes: TokensInput['themes']
): RootDefinitions {
  const names = new Set(definitions.map(({ property }) => property).filter(isToken));
  const roots: RootDefinitions = new Map();
  for (const name of names) {
    const found = themes.map(({ resolver }) => definitionIn(resolver, name)).filter((each) => each !== null);
    const [first, ...others] = new Set(found);
    if (first) {
      roots.set(name, [first, ...others]);
    }
  }
  return roots;
}

/** The definition of a token that applies in a theme: without conditions, or else the first one under a condition. */
function definitionIn(resolver: Resolver, name: string): Definition | null {
  return resolver.rootDefinition(name) ?? resolver.conditionalRootDefinition(name);
}

function createClassifier(groups: readonly NameGroup[]): (name: string) => string | null {
  const tests = groups.map(({ name, pattern }) => ({ name, pattern: new RegExp(pattern) }));
  return (name) => tests.find(({ pattern }) => pattern.test(name))?.name ?? null;
}

interface UseSets {
  tokens: Set<string>;
  sheets: Map<string, { isDirect: boolean; variables: Set<string> }>;
}

/**
 * Indexes the direct uses of each token: in other tokens, and in style sheets, either by a property or by a component
 * variable. Indirect uses are found by following these.
 * @param tokens definitions of tokens that apply in some theme
 * @param parts definitions in the sheets of components, layouts and other parts
 */
function tokenUses(tokens: readonly Definition[], parts: readonly Definition[]): (token: string) => TokenUses {
  const uses = new Map<string, UseSets>();
  const usesOf = (name: string): UseSets => {
    const known = uses.get(name) ?? { tokens: new Set(), sheets: new Map() };
    uses.set(name, known);
    return known;
  };
  for (const { property, parts: value } of tokens) {
    referencedNames(value).forEach((name) => usesOf(name).tokens.add(property));
  }
  for (const { property, parts: value, sheet } of parts) {
    for (const name of referencedNames(value)) {
      const { sheets } = usesOf(name);
      const use = sheets.get(sheet) ?? { isDirect: false, variables: new Set() };
      sheets.set(sheet, use);
      if (property.startsWith('--')) {
        use.variables.add(property);
      } else {
        use.isDirect = true;
      }
    }
  }
  return (token) => {
    const { tokens: names, sheets } = usesOf(token);
    return {
      tokens: [...names],
      sheets: [...sheets].map(([prefix, { isDirect, variables }]) => ({ prefix, isDirect, variables: [...variables] }))
    };
  };
}

const PROPERTY = /["']?name["']?\s*:\s*["'](--[^"']+)["']/;

/**
 * Maps custom properties to script modules. The module of a token exports its property as `name`; modules with several
 * names are collections and are skipped.
 */
export function readScriptNames(packageFolder: string, modules: string): ReadonlyMap<string, string> {
  const files = globSync(modules, { cwd: packageFolder, absolute: true, expandDirectories: false }).sort();
  return new Map(
    files.flatMap((file) => {
      const [found, ...others] = readFileSync(file, 'utf8').match(new RegExp(PROPERTY, 'g')) ?? [];
      const property = PROPERTY.exec(found ?? '')?.[1];
      return property === undefined || others.length > 0 ? [] : [[property, path.parse(file).name] as const];
    })
  );
}
