import { z } from 'zod';

import { nearestName } from '../names.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * Describes what is wrong with a value of the configuration, in words that complete its path.
 * @param config all of the configuration, as written
 */
export function issueText(issue: Issue, config: unknown, schema: z.core.$ZodType): string {
  switch (issue.code) {
    case 'invalid_type': {
      const value = valueAt(config, issue.path);
      const wanted = `must be ${KINDS[issue.expected] ?? issue.expected}`;
      return value === undefined ? `is missing, and ${wanted}` : `${wanted}, not ${kindOf(value)}`;
    }
    case 'unrecognized_keys': {
      const known = keysAt(schema, issue.path);
      return issue.keys.map((key) => `has no key "${key}".${keyHint(key, known)}`).join(' ');
    }
    case 'invalid_value':
      return `must be ${issue.values.map((each) => JSON.stringify(each)).join(' or ')}`;
    case 'too_small':
      return issue.origin === 'array' && issue.message.startsWith('Too small') ? 'must not be empty' : sized(issue);
    case 'invalid_union':
      return unionText(issue, config, schema);
    case 'invalid_key':
      // The message about a key says what is wrong with it; that of its record only that something is.
      return issue.issues.map(({ message }) => message).join(', ');
    case 'invalid_format':
      return FORMATS[issue.format] ?? issue.message;
    case 'custom':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'too_big':
      return issue.message;
  }
}

/** The most keys that are listed for one that doesn't exist. */
const MAX_KEYS = 12;

function keyHint(key: string, known: readonly string[]): string {
  const nearest = nearestName(key, known);
  if (nearest !== null) {
    return ` Did you mean "${nearest}"?`;
  }
  return known.length === 0 || known.length > MAX_KEYS ? '' : ` Its keys are ${list(known)}.`;
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a string'
};

const FORMATS: Readonly<Record<string, string>> = {
  url: 'must be a URL with its scheme, such as "https://example.com"',
  date: 'must be a date, such as "2030-01-31"'
};

function sized({ origin, minimum, inclusive, message }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') {
    return 'must not be empty';
  }
  return origin === 'number' || origin === 'int'
    ? `must be ${inclusive === false ? 'more than' : 'at least'} ${minimum}`
    : message;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) {
    return String(value);
  }
  if (Array.isArray(value)) {
    return 'an array';
  }
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Says what the nearest of the allowed forms lacks: the one with the fewest faults. */
function unionText(issue: z.core.$ZodIssueInvalidUnion, config: unknown, schema: z.core.$ZodType): string {
  const value = valueAt(config, issue.path);
  const isObject = typeof value === 'object' && value !== null;
  const fits = issue.errors.filter((faults) => isObject === !faults.some(isWrongKind));
  const [nearest] = (fits.length > 0 ? fits : issue.errors).toSorted((a, b) => a.length - b.length);
  const values = issue.discriminator === undefined ? [] : valuesAt(schema, issue.path);
  const texts = (nearest ?? []).map((fault) => {
    const path = [...issue.path, ...fault.path];
    const text = issueText({ ...fault, path }, config, schema);
    return fault.path.length === 0 ? text : `${fault.path.join('.')} ${text}`;
  });
  if (values.length > 0) {
    return `must be ${list(values, ' or ')}`;
  }
  return texts.length === 0 ? 'has none of the allowed forms' : texts.join('; ');
}

function isWrongKind({ code, path }: Issue): boolean {
  return code === 'invalid_type' && path.length === 0;
}

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const key of path) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  }
  return at;
}

function list(names: readonly string[], separator = ', '): string {
  return names.map((name) => `"${name}"`).join(separator);
}

/** Returns the keys that an object may have. */
function keysAt(schema: z.core.$ZodType, path: Path): string[] {
  return formsAt(schema, path).flatMap((form) => Object.keys(shapeOf(form)));
}

/** Returns the texts that are allowed at a place. */
function valuesAt(schema: z.core.$ZodType, path: Path): string[] {
  const literals = formsAt(schema, path).flatMap((form) =>
    form instanceof z.core.$ZodLiteral ? form._zod.def.values : []
  );
  return literals.filter((value) => typeof value === 'string');
}

function formsAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType[] {
  const [key, ...rest] = path;
  if (key === undefined) {
    return formsOf(schema);
  }
  return formsOf(schema).flatMap((form) => {
    const inner = shapeOf(form)[String(key)] ?? innerOf(form);
    return inner === null ? [] : formsAt(inner, rest);
  });
}

function shapeOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> {
  return schema instanceof z.core.$ZodObject ? schema._zod.def.shape : {};
}

/** The schema of the entries of an array or a record. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | null {
  if (schema instanceof z.core.$ZodArray) {
    return schema._zod.def.element;
  }
  return schema instanceof z.core.$ZodRecord ? schema._zod.def.valueType : null;
}

/** The schemas of objects, arrays, and records in what surrounds them: defaults, transformations, unions. */
function formsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.core.$ZodUnion) {
    return schema._zod.def.options.flatMap(formsOf);
  }
  if (schema instanceof z.core.$ZodPipe) {
    return formsOf(schema._zod.def.in);
  }
  const { def } = schema._zod;
  return 'innerType' in def ? formsOf(def.innerType as z.core.$ZodType) : [schema];
}
