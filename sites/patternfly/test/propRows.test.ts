import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

import { compileInWorker } from '../../../engine/src/check/types/compileInWorker.ts';
import type { TypeUnit } from '../../../engine/src/check/types/typeUnit.ts';
import { loadSite } from '../../../engine/src/content/loadSite.ts';
import type { Entry, PropRow } from '../../../engine/src/reference/entry.ts';
import { loadSiteReference } from '../../../engine/src/reference/siteReference.ts';
import { config } from './realSite.ts';

const MINUTE_MS = 60_000;
const siteFolder = dirname(import.meta.dirname);

/** Components of all kinds: wrapped, generic, with unions, composed, deprecated, from several packages. */
const IDS = [
  ...['Accordion', 'AccordionItem', 'Alert', 'Avatar', 'Badge', 'Banner', 'Button', 'Card', 'Checkbox', 'DataList'],
  ...['DatePicker', 'Drawer', 'Dropdown', 'Label', 'MenuToggle', 'Modal', 'NavItem', 'Pagination', 'Popover'],
  ...['Progress', 'SearchInput', 'Select', 'Switch', 'Tabs', 'TextInput', 'Title', 'Tooltip', 'Wizard'],
  'deprecated/Modal'
]
  .map((name) => `@patternfly/react-core/${name}`)
  .concat(['@patternfly/react-table/Table', '@patternfly/react-table/Td', '@patternfly/react-log-viewer/LogViewer']);

/** A use of a component on one line, and whether it should be valid according to its row. */
interface Use {
  line: string;
  isRight: boolean;
}

interface Checked {
  id: string;
  uses: Use[];
  /** Lines with compiler errors, counted from 0. */
  rejected: Set<number>;
}

let checked: Checked[];

beforeAll(async () => {
  const site = await loadSite(config, siteFolder);
  const context = { folder: siteFolder, cacheFolder: join(siteFolder, '.patternbook') };
  const { entries } = await loadSiteReference(site, config, context);
  const components = IDS.map((id) => ({ id, uses: usesOf(entries.get(id)) }));
  const units = components.map(({ id, uses }) => unitOf(entries.get(id), uses));
  const results = await compileInWorker(units, siteFolder);
  checked = components.map((component, index) => ({
    ...component,
    rejected: new Set(results[index]?.problems.map(({ line }) => line - 1))
  }));
}, 2 * MINUTE_MS);

function unitOf(entry: Entry | undefined, uses: readonly Use[]): TypeUnit {
  return {
    path: join(siteFolder, `${entry?.id.replaceAll('/', '-')}.tsx`),
    code: uses.map(({ line }, index) => `export const use${index} = ${line};`).join('\n'),
    additions: `${entry?.importLine}\ndeclare const anything: any;`,
    markdownFolder: siteFolder,
    bindings: {}
  };
}

/** Creates uses that are valid or invalid according to a component's rows. */
function usesOf(entry: Entry | undefined): Use[] {
  if (entry?.kind !== 'component') {
    throw new Error(`${entry?.id} is no component.`);
  }
  const rows = [...entry.props, ...entry.inherited.flatMap(({ props }) => props)];
  const required = rows.filter((row) => row.required);
  const element = (attributes: string[]): string => `<${entry.name} ${attributes.join(' ')} />`;
  const others = (row: PropRow): string[] => required.filter((each) => each !== row).map(attributeOfAnything);
  const values = rows.flatMap((row) => {
    const { right, wrong } = valuesOf(row.type);
    const use = (value: string, isRight: boolean): Use => ({
      line: element([...others(row), `${row.name}={${value}}`]),
      isRight
    });
    return [...right.map((value) => use(value, true)), ...wrong.map((value) => use(value, false))];
  });
  return [
    { line: element(required.map(attributeOfAnything)), isRight: true },
    ...rows.map((row) => ({ line: element([...others(row), attributeOfAnything(row)]), isRight: true })),
    ...required.map((row) => ({ line: element(others(row)), isRight: false })),
    { line: element([...required.map(attributeOfAnything), 'noSuchProperty']), isRight: false },
    ...values
  ];
}

function attributeOfAnything({ name }: PropRow): string {
  return `${name}={anything}`;
}

/** Returns valid and invalid values of a type, for types that can be recognized by their text. */
function valuesOf(type: string): { right: string[]; wrong: string[] } {
  const literals = type.split(' | ');
  if (literals.every((literal) => /^'[^']*'$/.test(literal))) {
    return { right: literals, wrong: ["'no-such-value'", '1'] };
  }
  switch (type) {
    case 'boolean':
      return { right: ['true', 'false'], wrong: ["'true'"] };
    case 'string':
      return { right: ["'text'"], wrong: ['1'] };
    case 'number':
      return { right: ['1'], wrong: ["'1'"] };
    default:
      return { right: [], wrong: [] };
  }
}

it('checks hundreds of uses', () => {
  const uses = checked.flatMap((each) => each.uses);
  expect(uses.filter(({ isRight }) => isRight).length).toBeGreaterThan(1000);
  expect(uses.filter(({ isRight }) => !isRight).length).toBeGreaterThan(300);
});

it.each(IDS)('the rows of %s agree with the compiler', (id) => {
  const { uses, rejected } = checked.find((each) => each.id === id) ?? { uses: [], rejected: new Set<number>() };
  const contradictions = uses.flatMap(({ line, isRight }, index) =>
    isRight === rejected.has(index) ? [`${line} is ${isRight ? 'rejected' : 'accepted'}`] : []
  );
  expect(contradictions).toEqual([]);
});
