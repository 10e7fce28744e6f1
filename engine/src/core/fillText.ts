import { formatNumber, type PluralForms, pluralForm } from './language.ts';

/** Names of the placeholders in a text: `'query'` for `No pages match “{query}”.` */
type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** Values for the placeholders of a text. */
export type TextValues<Text extends string, Value = string | number> = Readonly<Record<PlaceholderOf<Text>, Value>>;

/** Matches a placeholder. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** Replaces the placeholders of a text, such as `{query}`. Numbers get the separators of the site's language. */
export function fillText<const Text extends string>(text: Text, values: TextValues<Text>): string {
  const given: Readonly<Record<string, string | number>> = values;
  return text.replace(PLACEHOLDER, (_, name: string) => formatValue(given[name] ?? ''));
}

/** Returns the form of a text for a number, with the number in place of `{count}`. */
export function fillCount<const Text extends PluralForms>(
  text: Text,
  count: number,
  values?: Omit<TextValues<Text['one'] | Text['other']>, 'count'>
): string {
  return fillText<string>(pluralForm(text, count), { ...values, count });
}

function formatValue(value: string | number): string {
  return typeof value === 'number' ? formatNumber(value) : value;
}
