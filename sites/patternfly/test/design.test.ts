import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { dirname, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listThemes } from '../../../engine/src/core/themes.ts';
import {
  type CssVariableRow,
  cssVariablesIndexSchema,
  cssVariablesSchema
} from '../../../engine/src/reference/cssVariables/rows.ts';
import { deriveDesign } from '../../../engine/src/reference/design/writeDesign.ts';
import { iconSliceSchema, iconsIndexSchema } from '../../../engine/src/reference/icons/schema.ts';
import type { DesignFiles } from '../../../engine/src/reference/design/designFiles.ts';
import type { Problem } from '../../../engine/src/model.ts';
import { tokensSchema } from '../../../engine/src/reference/tokens/schema.ts';
import { iconUsage } from '../iconUsage.ts';
import { type PackagedContent, config, loadPackagedContent } from './realSite.ts';

/** Size budget of a file of tokens or icons (KB, compressed). */
const LARGEST_FILE_KB = 100;

let files: DesignFiles;
let leftOut: Problem[];
let content: PackagedContent;

beforeAll(async () => {
  const start = process.cpuUsage();
  const themes = listThemes(config.themes);
  ({ files, problems: leftOut } = deriveDesign(config.reference, dirname(import.meta.dirname), themes));
  const { user, system } = process.cpuUsage(start);
  process.stdout.write(`Derived ${files.size} files in ${((user + system) / 1e6).toFixed(1)} s of processor time.\n`);
  content = await loadPackagedContent();
}, 60_000);

function rowsOf(prefix: string): CssVariableRow[] {
  return cssVariablesSchema.parse(files.get(`/api/css-variables/${prefix}.json`)).rows;
}

function rowOf(prefix: string, selector: string, property: string): CssVariableRow | undefined {
  return rowsOf(prefix).find((row) => row.selector === selector && row.property === property);
}

const schemaOf = [
  [/^\/api\/css-variables\.json$/, cssVariablesIndexSchema],
  [/^\/api\/css-variables\/[\w-]+\.json$/, cssVariablesSchema],
  [/^\/api\/tokens\.json$/, tokensSchema],
  [/^\/api\/icons\.json$/, iconsIndexSchema],
  [/^\/api\/icons\/\d+\.json$/, iconSliceSchema]
] as const;

describe('every file', () => {
  it('matches its schema, and is within the size budget', () => {
    const problems = [...files].flatMap(([address, data]) => {
      const schema = schemaOf.find(([pattern]) => pattern.test(address))?.[1];
      const text = JSON.stringify(data);
      const isExact = schema !== undefined && JSON.stringify(schema.parse(data)).length === text.length;
      return isExact && gzipSync(text).length < LARGEST_FILE_KB * 1024 ? [] : [address];
    });
    expect(problems).toEqual([]);
  });
});

it('leaves out nothing of the packages', () => {
  expect(leftOut).toEqual([]);
});

describe('CSS variables', () => {
  it('exist for every prefix with a style sheet', () => {
    const asked = [...new Set(content.sources.flatMap(({ cssPrefix }) => cssPrefix))];
    const found = asked.filter((prefix) => files.has(`/api/css-variables/${prefix}.json`));
    const rows = found.flatMap(rowsOf);
    expect({
      asked: asked.length,
      found: found.length,
      rows: rows.length,
      always: rows.filter(({ condition }) => condition === null).length,
      withoutToken: rows.filter(({ token }) => token === null).length,
      unresolved: rows.filter(({ value }) => value.includes('var(')).length
    }).toEqual({ asked: 97, found: 86, rows: 9204, always: 7340, withoutToken: 29, unresolved: 23 });
  });

  it('have values for each theme', () => {
    expect(rowOf('pf-v6-c-accordion', '.pf-v6-c-accordion', '--pf-v6-c-accordion--BackgroundColor')).toMatchObject({
      token: 'c_accordion_BackgroundColor',
      value: '#ffffff',
      isColor: true,
      themes: [
        { names: ['dark', 'dark+felt'], value: '#292929' },
        { names: ['dark+high-contrast', 'dark+high-contrast+felt'], value: '#000000' },
        { names: ['glass', 'dark+glass', 'felt+glass', 'dark+felt+glass'], value: 'transparent' }
      ]
    });
  });

  it('are those of glass in its themes', () => {
    const row = rowOf('pf-v6-c-page', '.pf-v6-c-page', '--pf-v6-c-page__sidebar-main--BackgroundColor');
    expect(row?.themes.map(({ names, value }) => [names, value])).toEqual([
      [['glass', 'felt+glass'], '#ffffff'],
      [['dark+glass', 'dark+felt+glass'], '#292929']
    ]);
  });

  it('of a component are not confused with overrides by another component', () => {
    expect(rowOf('pf-v6-c-button', '.pf-v6-c-button', '--pf-v6-c-button--MinWidth')?.value).toBe(
      'calc(1lh + 0.5rem + 0.5rem)'
    );
  });
});

describe('tokens', () => {
  it('are complete: each has a layer, a value and, with two exceptions, a category', () => {
    const { tokens } = tokensSchema.parse(files.get('/api/tokens.json'));
    const count = (layer: string): number => tokens.filter((token) => token.layer === layer).length;
    expect({
      palette: count('palette'),
      base: count('base'),
      semantic: count('semantic'),
      inScripts: tokens.filter(({ token }) => token !== null).length,
      onlyDark: tokens.filter(({ definedIn }) => definedIn?.[0] === 'dark').length,
      onlyGlass: tokens.filter(({ definedIn }) => definedIn?.[0] === 'glass').map(({ name }) => name),
      inLight: tokens.filter(({ definedIn }) => definedIn === null || definedIn[0] === 'light').length,
      unresolved: tokens.filter(({ value }) => value.includes('var(')).length,
      withoutCategory: tokens.filter(({ category }) => category === null).map(({ name }) => name)
    }).toEqual({
      palette: 78,
      base: 470,
      semantic: 619,
      inScripts: 1072,
      onlyDark: 95,
      onlyGlass: ['--pf-t--global--box-shadow--glass--default'],
      inLight: 1071,
      unresolved: 0,
      withoutCategory: ['--pf-t--global--list-style', '--pf-t--temp--dev--tbd']
    });
  });

  it('list the components that use them', () => {
    const { tokens } = tokensSchema.parse(files.get('/api/tokens.json'));
    const { uses } = tokens.find(({ name }) => name === '--pf-t--global--spacer--xs') ?? {};
    expect(uses?.sheets.find(({ prefix }) => prefix === 'pf-v6-c-accordion')?.variables).toContain(
      '--pf-v6-c-accordion--RowGap'
    );
    expect(uses?.sheets.length).toBeGreaterThan(40);
  });
});

describe('the sizes of icons', () => {
  it.each([
    ['sm', ['pf-v6-c-list', 'pf-v6-c-spinner']],
    ['md', ['pf-v6-c-alert', 'pf-v6-c-spinner']],
    ['lg', ['pf-v6-c-list', 'pf-v6-c-about-modal-box']],
    ['xl', ['pf-v6-c-masthead', 'pf-v6-c-multiple-file-upload']],
    ['2xl', ['pf-v6-c-empty-state']],
    ['3xl', ['pf-v6-c-empty-state']]
  ])('are used by the components that the page about icons names: %s', (size, prefixes) => {
    const { tokens } = tokensSchema.parse(files.get('/api/tokens.json'));
    const token = tokens.find(({ name }) => name === `--pf-t--global--icon--size--${size}`);
    expect(token?.uses.sheets.map(({ prefix }) => prefix)).toEqual(expect.arrayContaining(prefixes));
  });
});

describe('icons', () => {
  it('are complete, in slices', () => {
    const { icons, sets } = iconsIndexSchema.parse(files.get('/api/icons.json'));
    const slices = [...new Set(icons.map(({ slice }) => slice))];
    const drawn = slices.flatMap((slice) => iconSliceSchema.parse(files.get(slice)));
    expect(sets).toEqual(['default', 'rh-ui']);
    expect(drawn.map(({ name }) => name)).toEqual(icons.map(({ name }) => name));
    expect({
      icons: icons.length,
      slices: slices.length,
      inBothSets: icons.filter((icon) => icon.sets.length > 1).length
    }).toEqual({ icons: 2884, slices: 29, inBothSets: 211 });
  });

  it('are found by synonyms', () => {
    const { icons } = iconsIndexSchema.parse(files.get('/api/icons.json'));
    expect(icons.find(({ component }) => component === 'TrashIcon')).toMatchObject({
      importPath: '@patternfly/react-icons/dist/esm/icons/trash-icon',
      keywords: expect.arrayContaining(['trash', 'delete']) as string[]
    });
  });
});

describe('the icons page', () => {
  it('recommends existing icons', () => {
    const { icons } = iconsIndexSchema.parse(files.get('/api/icons.json'));
    const names = new Set(icons.map(({ name }) => name));
    expect(Object.keys(iconUsage).filter((name) => !names.has(name))).toEqual([]);
  });

  it('references existing tokens', () => {
    const { tokens } = tokensSchema.parse(files.get('/api/tokens.json'));
    const known = new Set(tokens.map(({ name }) => name));
    const text = readFileSync(resolve(import.meta.dirname, '../content/design-foundations/icons.md'), 'utf8');
    const named = [...text.matchAll(/`(--pf-t--global--icon--color[\w-]+)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
