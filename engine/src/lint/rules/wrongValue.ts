import { nearestName } from '../../core/names.ts';
import { ownValue } from '../../core/ownValue.ts';
import type { Literal, PropShape } from '../data.ts';
import type { FieldFact } from '../facts/facts.ts';
import type { Fault } from '../finding.ts';
import { renaming } from './renaming.ts';
import type { Rule } from './rule.ts';

/** More values would hide the message. */
const MAX_LISTED = 12;

/** Handlers of DOM events, whose types are React's. */
const EVENT = /^on[A-Z]/;
const HANDLER: PropShape = { accepts: ['object'] };

/** Reports values that the type of a property doesn't allow. */
export const wrongValue: Rule = ({ elements }, known) =>
  elements.flatMap(({ component, tag, attributes }) => {
    const shape = component && known.componentOf(component);
    if (!shape) {
      return [];
    }
    return attributes.flatMap(({ name, literals, fields = [] }) => {
      const prop =
        ownValue(shape.props, name) ?? (EVENT.test(name) && known.accepts(shape, name) ? HANDLER : undefined);
      const ofFields = prop?.fields
        ? fields.flatMap((field) => fieldFaults({ tag, name, field }, prop.fields ?? {}))
        : [];
      const page = known.pageOf(component);
      const own = (prop ? literals.filter(({ value }) => !allows(prop, value)) : []).map(({ value, at }) => {
        const suggestion = suggestionFor(value, prop);
        return {
          rule: 'wrong-value' as const,
          at,
          message: `"${name}" of <${tag}> can't be ${JSON.stringify(value)}; it takes ${describe(prop)}.`,
          suggestion,
          page,
          ...(suggestion === null ? {} : { change: { kind: 'value' as const, to: suggestion } })
        };
      });
      return [...own, ...ofFields.map((fault) => ({ ...fault, page }))];
    });
  });

/** Reports a key that an object of a property doesn't have, or its values. */
function fieldFaults(
  { tag, name, field }: { tag: string; name: string; field: FieldFact },
  fields: NonNullable<PropShape['fields']>
): Omit<Fault, 'page'>[] {
  const values = ownValue(fields, field.name);
  if (values === undefined) {
    const keys = Object.keys(fields);
    const near = nearestName(field.name, keys);
    return [
      {
        rule: 'wrong-value',
        at: field.at,
        message: `"${name}" of <${tag}> has no key "${field.name}"; it has ${keys.join(', ')}.`,
        suggestion: near,
        ...renaming(field.name, near)
      }
    ];
  }
  const prop: PropShape = { accepts: [], values };
  return field.literals
    .filter(({ value }) => !values.includes(value))
    .map(({ value, at }) => {
      const suggestion = suggestionFor(value, prop);
      return {
        rule: 'wrong-value',
        at,
        message: `"${field.name}" in "${name}" of <${tag}> can't be ${JSON.stringify(value)}; it takes ${describe(prop)}.`,
        suggestion,
        ...(suggestion === null ? {} : { change: { kind: 'value', to: suggestion } })
      };
    });
}

function allows({ accepts, values = [] }: PropShape, value: Literal): boolean {
  const kind = typeof value;
  return accepts.some((each) => each === 'any' || each === kind) || values.includes(value);
}

const KINDS = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'a value of code',
  any: 'anything'
};

function describe(prop: PropShape | undefined): string {
  const { accepts = [], values = [] } = prop ?? {};
  const listed = values.slice(0, MAX_LISTED).map((value) => JSON.stringify(value));
  const more = values.length > MAX_LISTED ? [`${values.length - MAX_LISTED} more`] : [];
  return [...listed, ...more, ...accepts.map((kind) => KINDS[kind])].join(', ');
}

function suggestionFor(value: Literal, prop: PropShape | undefined): string | null {
  const { accepts = [], values = [] } = prop ?? {};
  const text = String(value);
  if (accepts.includes('boolean') && (text === 'true' || text === 'false')) {
    return `{${text}}`;
  }
  if (accepts.includes('number') && text.trim() !== '' && Number.isFinite(Number(text))) {
    return `{${Number(text)}}`;
  }
  const near = nearestName(
    text,
    values.filter((each) => typeof each === 'string')
  );
  return near === null ? null : JSON.stringify(near);
}
