/** A JSX attribute; `value` includes quotes or braces, null for a boolean attribute without a value. */
export interface JsxAttribute {
  name: string;
  value: string | null;
}

/** Writes an attribute as code: `name` or `name=value`. */
export function writeAttribute({ name, value }: JsxAttribute): string {
  return value === null ? name : `${name}=${value}`;
}

/** Reads what `writeAttribute` returned. */
export function readAttribute(code: string): JsxAttribute {
  const [, name = '', value = null] = /^([^=]*)(?:=(.*))?$/s.exec(code) ?? [];
  return { name, value };
}
