import fc from 'fast-check';

import { type Snapshot, SNAPSHOT_FORMAT } from '../../src/history/snapshot.ts';

const name = fc.constantFrom('Button', 'Card', 'Menu.Item', 'isOpen', 'open', 'size', '[key: string]');
const text = fc.constantFrom('', 'Use size.', 'Use `open` instead.');
const list = (items: fc.Arbitrary<string>) => fc.uniqueArray(items).map((names) => names.toSorted());
const record = <Value>(keys: fc.Arbitrary<string>, values: fc.Arbitrary<Value>) =>
  fc.dictionary(keys, values, { maxKeys: 5 }).map(sortedEntries);

const anyProp = fc.record(
  {
    type: fc.constantFrom('string', 'boolean', "'a' | 'b'", "'b' | 'a'", '() => void'),
    required: fc.constant(true as const),
    default: fc.constantFrom("'a'", 'false'),
    deprecated: text
  },
  { requiredKeys: ['type'] }
);
const anyComponent = fc.record({ props: record(name, anyProp), deprecated: text }, { requiredKeys: ['props'] });
const anyId = fc
  .tuple(fc.constantFrom('acme-ui', 'acme-ui/deprecated', '@acme/table'), name)
  .map(([module, member]) => `${module}/${member}`);
const anyVariable = fc.constantFrom('--a-v1-b--C', '--a-v2-b--C', '--a-v1-b--D', '--a-v2-b__e--D', '2 odd');

/** Any snapshot, with names that two snapshots are likely to share. */
export const anySnapshot: fc.Arbitrary<Snapshot> = fc.record({
  format: fc.constant(SNAPSHOT_FORMAT),
  packages: record(fc.constantFrom('acme-ui', '@acme/table'), fc.constantFrom('1.0.0', '2.0.0')),
  components: record(anyId, anyComponent),
  exports: record(
    anyId,
    fc.record({ fields: record(name, anyProp).filter(isNotEmpty), deprecated: text }, { requiredKeys: [] })
  ),
  variables: record(fc.constantFrom('b', 'e'), list(anyVariable)).map(withoutEmpty),
  tokens: record(
    fc.constantFrom('--t-a', '--t-b'),
    fc
      .tuple(fc.constantFrom('1', '2'), fc.option(fc.constantFrom('3', '4'), { nil: undefined }))
      .map(([light, dark]) => ({ light, ...(dark === undefined ? {} : { dark }) }))
  ),
  icons: record(fc.constantFrom('acme-ui', '@acme/table'), list(fc.constantFrom('bell', 'bells', 'clock'))).map(
    withoutEmpty
  ),
  examples: record(fc.constantFrom('/a', '/b'), list(fc.constantFrom('One', 'a One', 'Two')))
    .map(withoutEmpty)
    .map((tabs) =>
      Object.fromEntries(Object.entries(tabs).map(([tab, titles]) => [tab, { package: 'acme-ui', titles }]))
    )
});

function sortedEntries<Value>(entries: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function withoutEmpty(groups: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(groups).filter(([, names]) => names.length > 0));
}

function isNotEmpty(entries: object): boolean {
  return Object.keys(entries).length > 0;
}
