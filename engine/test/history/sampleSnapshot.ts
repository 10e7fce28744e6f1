import { type ComponentFacts, NO_FACTS, type PropFacts, type Snapshot } from '../../src/history/snapshot.ts';

export const prop = (type: string, rest: Omit<PropFacts, 'type'> = {}): PropFacts => ({ type, ...rest });

/** A snapshot of one package, with the parts given. */
export function snapshot(parts: Partial<Snapshot>): Snapshot {
  return { ...NO_FACTS, packages: { 'acme-ui': '1.0.0' }, ...parts };
}

/** A snapshot of one component. */
export function withButton(props: ComponentFacts['props'], rest: Omit<ComponentFacts, 'props'> = {}): Snapshot {
  return snapshot({ components: { 'acme-ui/Button': { props, ...rest } } });
}
