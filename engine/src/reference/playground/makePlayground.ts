import type { Playground, PlaygroundNeed } from '../../core/playground.ts';
import type { Source } from '../../model.ts';
import type { EntryOf } from '../entry.ts';
import { findNeeds } from './findNeeds.ts';
import { isNeeded, makeControls } from './makeControls.ts';
import { type ModelElement, findModelElements } from './modelElement.ts';

/** A playground, or the reason why a component has none. */
export type PlaygroundResult = { ok: true; playground: Playground } | { ok: false; reason: string };

/** What the configuration tells about the properties of components. */
export interface PlaygroundSettings {
  /** What properties of the component need to have an effect, where the reference doesn't tell. */
  stated?: Readonly<Record<string, PlaygroundNeed>> | undefined;
  /** Regular expressions for the names of properties that have nothing to do with its look. */
  technicalProps?: readonly string[];
}

/**
 * Creates the playground of a component from its reference entry and the plainest of its elements in the examples, which
 * shows which props it needs.
 */
export function makePlayground(
  entry: EntryOf<'component'>,
  source: Source,
  { stated = {}, technicalProps = [] }: PlaygroundSettings = {}
): PlaygroundResult {
  if (entry.importLine === null) {
    return { ok: false, reason: 'No package exports it.' };
  }
  const technical = new RegExp(`^(?:${technicalProps.join('|')})$`);
  const elements = findModelElements(source, entry.name, technical);
  const results = elements.map((element) => fromElement(entry, entry.importLine ?? '', element, stated, technical));
  return (
    results.find(({ ok }) => ok) ??
    results[0] ?? { ok: false, reason: 'No example shows it without other elements in it.' }
  );
}

function fromElement(
  { name: component, props: own, inherited }: EntryOf<'component'>,
  importLine: string,
  element: ModelElement,
  stated: Readonly<Record<string, PlaygroundNeed>>,
  technical: RegExp
): PlaygroundResult {
  const props = [...own, ...inherited.flatMap(({ props: rows }) => rows)];
  const ownNames = new Set(own.map(({ name }) => name));
  const visible = props.filter(({ name }) => !technical.test(name));
  const controls = makeControls(visible, ownNames, element, findNeeds(props, stated));
  const names = new Set(controls.map(({ name }) => name));
  const unsatisfied = props.find(
    (prop) => isNeeded(prop, element) && !names.has(prop.name) && !element.attributes.has(prop.name)
  );
  if (unsatisfied) {
    return { ok: false, reason: `It requires ${unsatisfied.name}, for which no value can be made up.` };
  }
  return {
    ok: true,
    playground: { component, importLine, controls, fixed: fixedAttributes(element, names, technical) }
  };
}

/** Returns the example's other string attributes, e.g. an accessible name or id. */
function fixedAttributes({ attributes }: ModelElement, controls: ReadonlySet<string>, technical: RegExp): string[] {
  return [...attributes].flatMap(([name, value]) => {
    if (
      controls.has(name) ||
      /^(?:className|key)/.test(name) ||
      technical.test(name) ||
      typeof value === 'boolean' ||
      /["\\{}<>&\n]/.test(value)
    ) {
      return [];
    }
    return [`${name}="${value}"`];
  });
}
