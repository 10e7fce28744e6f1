import { type PropFacts, choiceValues, unionMembers, valueOfDefault } from '../../core/propTypes.ts';
import type { JsxAttribute } from './jsxAttribute.ts';

const TEXT_TYPE = /^(?:string|(?:React\.)?ReactNode|(?:React\.)?ReactNode\[\])$/;

/**
 * Returns an attribute that demonstrates a prop, with a value that differs from its default; null for types without an
 * obvious sample value.
 */
export function sampleAttribute(prop: PropFacts): JsxAttribute | null {
  const { name, type } = prop;
  if (!/^[A-Za-z_][\w-]*$/.test(name)) {
    return null;
  }
  const parts = unionMembers(type);
  const absent = valueOfDefault(prop);
  const values = choiceValues(type);
  const [first] = values;
  if (first !== undefined) {
    return { name, value: `"${values.find((each) => each !== absent) ?? first}"` };
  }
  if (parts.includes('boolean')) {
    return { name, value: absent === 'true' ? '{false}' : null };
  }
  if (parts.some((part) => TEXT_TYPE.test(part))) {
    return { name, value: `"${name}"` };
  }
  if (parts.includes('number')) {
    return { name, value: absent === '1' ? '{2}' : '{1}' };
  }
  return isHandler(type) ? { name, value: `{() => console.log('${name}')}` } : null;
}

function isHandler(type: string): boolean {
  return /^\(?\(.*\)\s*=>\s*void\)?$/s.test(type.trim());
}
