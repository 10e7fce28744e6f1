import ts from 'typescript';

import type { Literal, PropShape, ValueKind } from '../../lint/data.ts';
import { readDocComment } from '../properties/docComment/readDocComment.ts';

/** More values say less than their kind. */
const MAX_VALUES = 60;

/** Describes what a property accepts, by all of its declarations: those of overloads, or of the members of a union. */
export function propShape(symbols: readonly ts.Symbol[], required: boolean, checker: ts.TypeChecker): PropShape {
  const types = symbols.flatMap((symbol) => membersOf(checker.getTypeOfSymbol(symbol)));
  const literals = types.map((type) => literalOf(type));
  const kinds = new Set(types.flatMap((type, index) => (literals[index] === null ? kindsOf(type, checker) : [])));
  const values = [...new Set(literals.filter((value) => value !== null))];
  if (values.includes(true) && values.includes(false)) {
    kinds.add('boolean');
  }
  const single = values.filter((value) => !kinds.has('any') && !kinds.has(typeof value as ValueKind));
  const deprecated = deprecation(symbols, checker);
  const isLong = single.length > MAX_VALUES;
  const fields = kinds.size === 1 && kinds.has('object') ? fieldsOf(types, checker) : null;
  return {
    accepts: kinds.has('any') || isLong ? ['any'] : [...kinds].toSorted(),
    ...(single.length > 0 && !isLong ? { values: single } : {}),
    ...(fields === null ? {} : { fields }),
    ...(required ? { required } : {}),
    ...(deprecated === null ? {} : { deprecated })
  };
}

/** Reads the keys of the only object type among some types, such as breakpoints; null if a key takes other values than literals. */
function fieldsOf(types: readonly ts.Type[], checker: ts.TypeChecker): Record<string, Literal[]> | null {
  const objects = new Set(types.filter((type) => literalOf(type) === null && (type.flags & NOTHING) === 0));
  const [type] = objects;
  if (objects.size !== 1 || !type || !isPlainObject(type, checker)) {
    return null;
  }
  const fields: Record<string, Literal[]> = {};
  for (const symbol of type.getProperties()) {
    const members = membersOf(checker.getTypeOfSymbol(symbol)).filter(({ flags }) => (flags & NOTHING) === 0);
    const values = members.flatMap((member) => literalOf(member) ?? []);
    if (values.length < members.length || values.length === 0 || values.length > MAX_VALUES) {
      return null;
    }
    fields[symbol.name] = values;
  }
  return Object.keys(fields).length > 0 ? fields : null;
}

function isPlainObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    checker.getIndexInfosOfType(type).length === 0
  );
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** Returns the only value of a type, also of a member of an enum. */
function literalOf(type: ts.Type): Literal | null {
  if (type.isStringLiteral() || type.isNumberLiteral()) {
    return type.value;
  }
  if ((type.flags & ts.TypeFlags.BooleanLiteral) === 0) {
    return null;
  }
  return (type as ts.Type & { intrinsicName?: string }).intrinsicName === 'true';
}

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void | ts.TypeFlags.Never;

/** Types that are not known here can be anything. */
function kindsOf(type: ts.Type, checker: ts.TypeChecker): ValueKind[] {
  const { flags } = type;
  if (flags & NOTHING) {
    return [];
  }
  if (flags & ts.TypeFlags.StringLike) {
    return ['string'];
  }
  if (flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) {
    return ['number'];
  }
  if (flags & ts.TypeFlags.BooleanLike) {
    return ['boolean'];
  }
  if (type.isIntersection()) {
    // `string & {}` is a text, whatever else is added to it.
    const kinds = type.types.flatMap((part) => kindsOf(part, checker));
    const primitive = kinds.find((kind) => kind !== 'object' && kind !== 'any');
    return primitive ? [primitive] : kinds.includes('any') && !kinds.includes('object') ? ['any'] : ['object'];
  }
  if ((flags & ts.TypeFlags.Object) === 0) {
    return flags & (ts.TypeFlags.NonPrimitive | ts.TypeFlags.ESSymbolLike) ? ['object'] : ['any'];
  }
  return isEmpty(type, checker) ? ['any'] : ['object'];
}

/** True for `{}`, which accepts everything, and for objects whose properties may all be missing. */
function isEmpty(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    checker.getIndexInfosOfType(type).length === 0 &&
    type.getProperties().length === 0
  );
}

function deprecation(symbols: readonly ts.Symbol[], checker: ts.TypeChecker): string | null {
  const docs = symbols.map((symbol) => readDocComment(symbol, checker));
  const [first] = docs;
  return first && docs.every(({ deprecated }) => deprecated) ? first.deprecatedMessage || first.description : null;
}
