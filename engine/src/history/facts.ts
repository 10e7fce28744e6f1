import type { Section } from './historyFile.ts';
import { moduleOf, nameOf, type PropFacts, type Snapshot, SNAPSHOT_FORMAT, type TabExamples } from './snapshot.ts';

/** One name of a snapshot, and what is known of it: plain data. */
export interface Fact {
  section: Section;
  group: string;
  name: string;
  value: unknown;
}

/** What is known of a name that has no other facts. */
const THERE = 0;

type StoredProp = readonly [type: string, required?: 0 | 1, defaultValue?: string | null, deprecated?: string | null];

/** Lists the facts of a snapshot, but for the versions of packages. */
export function factsOf({ components, exports, variables, tokens, icons, examples }: Snapshot): Fact[] {
  return [
    ...Object.entries(components).flatMap(([id, { props, deprecated }]): Fact[] => [
      { section: 'components', group: moduleOf(id), name: nameOf(id), value: deprecated ?? THERE },
      ...Object.entries(props).map(([name, prop]) => ({
        section: 'props' as const,
        group: id,
        name,
        value: storedProp(prop)
      }))
    ]),
    ...Object.entries(exports).flatMap(([id, { fields = {}, deprecated }]): Fact[] => [
      { section: 'exports', group: moduleOf(id), name: nameOf(id), value: deprecated ?? THERE },
      ...Object.entries(fields).map(([name, field]) => ({
        section: 'fields' as const,
        group: id,
        name,
        value: storedProp(field)
      }))
    ]),
    ...namesOf('variables', variables),
    ...Object.entries(tokens).map(([name, value]) => ({ section: 'tokens' as const, group: '', name, value })),
    ...namesOf('icons', icons),
    ...Object.entries(examples).flatMap(([tab, { package: owner, titles }]) =>
      titles.map((name) => ({ section: 'examples' as const, group: `${owner} ${tab}`, name, value: THERE }))
    )
  ];
}

function namesOf(section: Section, names: Readonly<Record<string, readonly string[]>>): Fact[] {
  return Object.entries(names).flatMap(([group, list]) => list.map((name) => ({ section, group, name, value: THERE })));
}

/** Makes a snapshot of the facts that {@link factsOf} listed. */
export function snapshotOf(facts: readonly Fact[], packages: Snapshot['packages']): Snapshot {
  const sections = Map.groupBy(facts, ({ section }) => section);
  const of = (section: Section): Fact[] => sections.get(section) ?? [];
  const props = Map.groupBy(of('props'), ({ group }) => group);
  const fields = Map.groupBy(of('fields'), ({ group }) => group);
  return {
    format: SNAPSHOT_FORMAT,
    packages,
    components: Object.fromEntries(
      of('components').map(({ group, name, value }) => {
        const own = props.get(`${group}/${name}`) ?? [];
        return [`${group}/${name}`, { props: propsOf(own), ...deprecation(value) }];
      })
    ),
    exports: Object.fromEntries(
      of('exports').map(({ group, name, value }) => {
        const own = fields.get(`${group}/${name}`);
        return [`${group}/${name}`, { ...(own && { fields: propsOf(own) }), ...deprecation(value) }];
      })
    ),
    variables: grouped(of('variables')),
    tokens: Object.fromEntries(of('tokens').map(({ name, value }) => [name, value as Snapshot['tokens'][string]])),
    icons: grouped(of('icons')),
    examples: Object.fromEntries(
      Object.entries(grouped(of('examples'))).map(([key, titles]): [string, TabExamples] => {
        const [owner = '', tab = ''] = key.split(' ');
        return [tab, { package: owner, titles }];
      })
    )
  };
}

function propsOf(facts: readonly Fact[]): Record<string, PropFacts> {
  return Object.fromEntries(facts.map(({ name, value }) => [name, propFacts(value as StoredProp)]));
}

function grouped(facts: readonly Fact[]): Record<string, string[]> {
  const groups = [...Map.groupBy(facts, ({ group }) => group)];
  return Object.fromEntries(groups.map(([group, list]) => [group, list.map(({ name }) => name)]));
}

function deprecation(value: unknown): { deprecated?: string } {
  return typeof value === 'string' ? { deprecated: value } : {};
}

function storedProp({ type, required, default: defaultValue, deprecated }: PropFacts): StoredProp {
  if (deprecated !== undefined) {
    return [type, required ? 1 : 0, defaultValue ?? null, deprecated];
  }
  if (defaultValue !== undefined) {
    return [type, required ? 1 : 0, defaultValue];
  }
  return required ? [type, 1] : [type];
}

function propFacts([type, required, defaultValue, deprecated]: StoredProp): PropFacts {
  return {
    type,
    ...(required ? { required: true as const } : {}),
    ...(typeof defaultValue === 'string' ? { default: defaultValue } : {}),
    ...(typeof deprecated === 'string' ? { deprecated } : {})
  };
}
