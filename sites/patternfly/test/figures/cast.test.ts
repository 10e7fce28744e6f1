import ts from 'typescript';
import { expect, it } from 'vitest';
import { CLUSTERS, JOBS, PEOPLE, PROJECTS, SERVICES, VOLUMES } from '../../content/cast/others.ts';
import { SERVERS } from '../../content/cast/servers.ts';
import { STATES, type State } from '../../content/cast/states.ts';
import { fences, figureSources, literalOf, nodesOf, readContent } from './figureSources.ts';

const STATUSES: ReadonlySet<unknown> = new Set(['danger', 'warning', 'success', 'info', 'custom', undefined]);
const NAMED: readonly (readonly Record<string, string>[])[] = [SERVERS, CLUSTERS, SERVICES, JOBS, VOLUMES, PROJECTS];
/** What figures call the state of something. */
const STATE_KEYS = ['status', 'state', 'result', 'word', 'text'];

const sources = figureSources();
const isState = (text: unknown): text is State => typeof text === 'string' && Object.hasOwn(STATES, text);

/** Literal properties of an object. */
function propertiesOf(node: ts.ObjectLiteralExpression): Map<string, string | undefined> {
  return new Map(
    node.properties.filter(ts.isPropertyAssignment).flatMap(({ name, initializer }) => {
      const value = literalOf(initializer);
      return value === null || ts.isComputedPropertyName(name) ? [] : [[name.text, value] as const];
    })
  );
}

/** Literal values of an attribute, both of a condition. */
function choicesOf(node: ts.Node | undefined): { condition: string; values: (string | undefined)[] } | undefined {
  const expression = node && ts.isJsxExpression(node) ? node.expression : node;
  if (expression && ts.isConditionalExpression(expression)) {
    const values = [literalOf(expression.whenTrue), literalOf(expression.whenFalse)];
    return values.includes(null)
      ? undefined
      : { condition: expression.condition.getText(), values: values.filter((value) => value !== null) };
  }
  const value = literalOf(expression);
  return expression && value !== null ? { condition: '', values: [value] } : undefined;
}

/** Pairs of a state and the status that an element gives it. */
function shownStates(element: ts.JsxElement): [state: State, status: string | undefined][] {
  const attributes = element.openingElement.attributes.properties.filter(ts.isJsxAttribute);
  const status = attributes.find(({ name }) => name.getText() === 'status');
  const children = element.children.filter((child) => child.getText().trim() !== '');
  const [child] = children;
  if (
    children.length !== 1 ||
    !child ||
    !['Label', 'Icon', 'Status'].includes(element.openingElement.tagName.getText())
  ) {
    return [];
  }
  const texts = ts.isJsxText(child) ? { condition: '', values: [child.text.trim()] } : choicesOf(child);
  // Without the attribute, the element is neutral.
  const statuses = status ? choicesOf(status.initializer) : { condition: texts?.condition ?? '', values: [] };
  if (!texts || !statuses || texts.condition !== statuses.condition) {
    return [];
  }
  return texts.values.flatMap((text, index) => (isState(text) ? [[text, statuses.values[index]] as const] : [])) as [
    State,
    string | undefined
  ][];
}

it('shows each state with the status of the cast', () => {
  const faults = sources.flatMap(({ place, tree }) => {
    const elements = nodesOf(tree, ts.isJsxElement)
      // Labels of filters are removable, and have no status.
      .filter(({ openingElement }) => !/\b(onClose|color)=/.test(openingElement.getText()))
      .flatMap(shownStates);
    const objects = nodesOf(tree, ts.isObjectLiteralExpression).flatMap((node) => {
      const properties = propertiesOf(node);
      const status = properties.get('status');
      const state = ['state', 'result', 'word', 'text', 'name'].map((key) => properties.get(key)).find(isState);
      return state && properties.has('status') && STATUSES.has(status) ? [[state, status] as const] : [];
    });
    return [...elements, ...objects]
      .filter(([state, status]) => STATES[state] !== status)
      .map(([state, status]) => `${place}: ${state} is ${status} instead of ${STATES[state]}`);
  });
  expect(faults).toEqual([]);
});

it('gives everything that the cast has the same properties', () => {
  const faults = sources.flatMap(({ place, tree }) =>
    nodesOf(tree, ts.isObjectLiteralExpression).flatMap((node) => {
      const properties = propertiesOf(node);
      const name = properties.get('name');
      return NAMED.flatMap((group) => group.filter((member) => member['name'] === name)).flatMap((member) =>
        Object.entries(member).flatMap(([key, expected]) => {
          const keys = key === 'status' ? STATE_KEYS : [key];
          const values = keys.map((alias) => properties.get(alias)).filter((value) => value !== undefined);
          const compared = key === 'status' ? values.filter(isState) : values;
          return compared
            .filter((value) => value !== expected && value !== String(Number.parseFloat(expected)))
            .map((value) => `${place}: ${key} of ${name} is ${value} instead of ${expected}`);
        })
      );
    })
  );
  expect(faults).toEqual([]);
});

it('has one last name for each first name, and one spelling of servers', () => {
  const lastNames = new Map(PEOPLE.map((person) => person.split(' ') as [string, string]));
  const texts = [...sources, ...fences().map(({ page, code }) => ({ place: page, code }))];
  const faults = texts.flatMap(({ place, code }) => [
    ...[...code.matchAll(/\b([A-Z][a-z]+) ([A-Z][a-z]+)\b/g)].flatMap(([text, first = '', last]) =>
      lastNames.has(first) && lastNames.get(first) !== last ? [`${place}: ${text}`] : []
    ),
    ...[...code.matchAll(/\b(?:web|db|mail|queue|cache)-0\d\b/g)].map(([text]) => `${place}: ${text}`)
  ]);
  expect(faults).toEqual([]);
});

it('has the states of the table on the page Status and severity', () => {
  const page = readContent('patterns/status-and-severity/design-guidelines.md');
  const [table = ''] = page.match(/^\| Condition \| Status \|\n(?:\|.*\n)+/m) ?? [];
  const rows = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const listed = rows.flatMap(([, states = '', status = '']) =>
    [...states.matchAll(/\*([^*]+)\*/g)].map(([, state]) => [
      state,
      status === 'None' ? undefined : status.replaceAll('`', '')
    ])
  );
  expect(Object.fromEntries(listed)).toEqual(STATES);
});
