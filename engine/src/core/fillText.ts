/** Names of the placeholders in a text: `'query'` for `No pages match “{query}”.` */
type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** Values for the placeholders of a text. */
export type TextValues<Text extends string, Value = string | number> = Readonly<Record<PlaceholderOf<Text>, Value>>;

/** A text in its forms for one and for other numbers. */
export interface CountedText {
  readonly one: string;
  readonly other: string;
}

/** Matches a placeholder. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** Replaces the placeholders of a text, such as `{query}`. Numbers get thousands separators. */
export function fillText<const Text extends string>(text: Text, values: TextValues<Text>): string {
  const given: Readonly<Record<string, string | number>> = values;
  return text.replace(PLACEHOLDER, (_, name: string) => formatValue(given[name] ?? ''));
}

/** Returns the form of a text for a number, with the number in place of `{count}`. */
export function fillCount<const Text extends CountedText>(
  text: Text,
  count: number,
  values?: Omit<TextValues<Text['one'] | Text['other']>, 'count'>
): string {
  return fillText<string>(count === 1 ? text.one : text.other, { ...values, count });
}

function formatValue(value: string | number): string {
  return typeof value === 'number' ? value.toLocaleString('en') : value;
}
