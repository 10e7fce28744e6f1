import path from 'node:path';

import { cssVariablesAddress } from '../../core/cssVariablesAddress.ts';
import type { Theme } from '../../core/themes.ts';
import type { Problem } from '../../model.ts';
import type { ReferenceConfig } from '../../core/config/reference.ts';
import { requirePackageFolder } from '../../content/packages.ts';
import { type CssVariablesIndex, cssVariableRows } from '../cssVariables/rows.ts';
import { type Definition, readDefinitions } from '../cssVariables/definitions.ts';
import { Resolver } from '../cssVariables/resolver.ts';
import { CSS_VARIABLES_INDEX, type DesignFiles, TOKENS } from './designFiles.ts';
import { type PrefixedSheet, prefixedSheets, tokenSheets } from './sheetFiles.ts';
import { SheetImports } from './sheetImports.ts';
import type { ResolvedTheme } from './themedValue.ts';
import type { Tokens } from '../tokens/schema.ts';
import { readScriptNames, tokenList } from '../tokens/tokenList.ts';

interface Styles {
  sheets: readonly PrefixedSheet[];
  /** Declarations other than root tokens, by prefix. */
  parts: ReadonlyMap<string, Definition[]>;
  definitions: readonly Definition[];
  /** Imports that could not be followed. */
  problems: Problem[];
  isToken: (property: string) => boolean;
  scriptName: (property: string) => string | null;
  themes: readonly ResolvedTheme[];
}

/** Extracts CSS variables and tokens. */
export function styleFiles(
  config: ReferenceConfig,
  siteFolder: string,
  themes: readonly Theme[]
): { files: DesignFiles; problems: Problem[] } {
  const styles = readStyles(config, siteFolder, themes);
  const files = variableFiles(styles);
  if (config.tokens) {
    files.set(TOKENS, tokensFile(config.tokens, styles));
  }
  return { files, problems: styles.problems };
}

function readStyles(config: ReferenceConfig, siteFolder: string, themes: readonly Theme[]): Styles {
  const sheets = prefixedSheets(config, siteFolder);
  const { definitions, problems } = readAll(sheets, tokenSheets(config, siteFolder), { siteFolder, themes });
  const names = config.tokens && new RegExp(config.tokens.names);
  const isToken = (property: string): boolean => names?.test(property) ?? false;
  const scripts = config.tokens?.scripts;
  const scriptNames =
    scripts && readScriptNames(requirePackageFolder(scripts.package, siteFolder, 'reference'), scripts.include);
  const isOfPart = ({ property, targets }: Definition): boolean =>
    !isToken(property) || targets.some(({ elements }) => elements.length > 0);
  return {
    sheets,
    parts: Map.groupBy(definitions.filter(isOfPart), ({ sheet }) => sheet),
    definitions,
    problems,
    isToken,
    scriptName: (property) => scriptNames?.get(property) ?? null,
    themes: themes.map((theme) => ({ theme, resolver: new Resolver(definitions, theme) }))
  };
}

/** Reads each sheet once, token sheets first, as documents load them, with the sheets that it imports. */
function readAll(
  sheets: readonly PrefixedSheet[],
  tokenFiles: readonly string[],
  { siteFolder, themes }: { siteFolder: string; themes: readonly Theme[] }
): { definitions: Definition[]; problems: Problem[] } {
  const prefixes = new Map(sheets.map(({ file, prefix }) => [file, prefix]));
  const files = [...new Set([...tokenFiles, ...prefixes.keys()])];
  const imports = new SheetImports(files, siteFolder);
  const texts = files.flatMap((file) =>
    imports.read(file).map((text) => ({ name: prefixes.get(file) ?? file, ...text }))
  );
  return { definitions: readDefinitions(texts, themes), problems: imports.problems };
}

function variableFiles({ sheets, parts, themes, scriptName }: Styles): Map<string, unknown> {
  const files = new Map<string, unknown>();
  const index: CssVariablesIndex = [];
  for (const { prefix, package: name, sheet } of sheets) {
    const rows = cssVariableRows({ definitions: parts.get(prefix) ?? [], themes, scriptName });
    if (rows.length > 0) {
      const address = cssVariablesAddress(prefix);
      files.set(address, { prefix, rows });
      index.push({ prefix, package: name, sheet, rows: rows.length, path: address });
    }
  }
  return index.length === 0 ? files : files.set(CSS_VARIABLES_INDEX, index);
}

function tokensFile(
  { layers, categories, contrasts, scripts }: NonNullable<ReferenceConfig['tokens']>,
  { sheets, parts, ...styles }: Styles
): Tokens {
  return {
    script: scripts ? { package: scripts.package, folder: path.posix.dirname(scripts.include) } : null,
    layers: layers.map(({ name }) => name),
    categories: categories.map(({ name }) => name),
    contrasts: contrasts.map(({ background, ...pair }) =>
      'text' in pair
        ? { subject: 'text', foreground: pair.text, background }
        : { subject: 'graphic', foreground: pair.graphic, background }
    ),
    tokens: tokenList({
      ...styles,
      layers,
      categories,
      parts: sheets.flatMap(({ prefix }) => parts.get(prefix) ?? [])
    })
  };
}
