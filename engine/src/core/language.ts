/**
 * Everything that depends on the site's language: order, numbers, dates, lists, plurals, sentences, direction. Code passes
 * no language to `Intl` and the like itself; a lint rule enforces this.
 */
import { LANGUAGE } from './siteLanguage.ts';

/** Languages that are written from right to left use one of these scripts. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Used for languages that the runtime doesn't know, since its own default depends on the machine. */
const FALLBACK = 'en';

let language = LANGUAGE;

/** Sets the site's language for this process (a BCP 47 tag). Scripts in the browser have it from the start. */
export function setLanguage(tag: string): void {
  language = tag;
}

/** Returns the site's language, the `lang` of its documents. */
export function siteLanguage(): string {
  return language;
}

/** Whether the runtime has names, formats, and an order for a language. @param tag a well-formed BCP 47 tag */
export function isKnownLanguage(tag: string): boolean {
  const names = new Intl.DisplayNames([FALLBACK], { type: 'language', fallback: 'none' });
  return names.of(new Intl.Locale(tag).language) !== undefined;
}

/** Returns the direction in which the site's language is written, the `dir` of its documents. */
export function siteDirection(): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}

/** Whether a language, that of the site by default, is English, whatever the region. */
export function isEnglish(tag = language): boolean {
  return /^en\b/i.test(tag);
}

/** Languages that write nouns together: "Bankkonto". */
const COMPOUNDING = /^(?:af|da|de|et|fi|fo|fy|hu|is|lb|nb|nl|nn|no|sv)\b/i;

/** Whether words of the site's language are made of others without a space between them. */
export function hasCompounds(): boolean {
  return COMPOUNDING.test(language);
}

/** Returns a function that makes a value for the site's language, and makes it again only when that has changed. */
function perLanguage<Value>(make: (locales: string[]) => Value): () => Value {
  let made: { language: string; value: Value } | null = null;
  return () => {
    if (made?.language !== language) {
      made = { language, value: make([language, FALLBACK]) };
    }
    return made.value;
  };
}

type Comparison = (a: string, b: string) => number;

/** Creates a comparison that orders texts as the site's language does. */
export function createComparison(options?: Intl.CollatorOptions): Comparison {
  const collator = perLanguage((locales) => new Intl.Collator(locales, options));
  return (a, b) => collator().compare(a, b);
}

/** Creates a comparison of names in code, whose order is the same in all languages. */
export function createCodeComparison(options?: Intl.CollatorOptions): Comparison {
  const { compare } = new Intl.Collator(FALLBACK, options);
  return (a, b) => compare(a, b);
}

/** Orders texts as the site's language does. */
export const compareTexts: Comparison = /* @__PURE__ */ createComparison();

// Marked as pure, so that scripts contain only those that they use.
const numbers = /* @__PURE__ */ perLanguage((locales) => new Intl.NumberFormat(locales));
const percentages = /* @__PURE__ */ perLanguage(
  (locales) => new Intl.NumberFormat(locales, { style: 'percent', maximumFractionDigits: 1 })
);
const dates = /* @__PURE__ */ perLanguage(
  (locales) => new Intl.DateTimeFormat(locales, { dateStyle: 'long', timeZone: 'UTC' })
);
const lists = /* @__PURE__ */ perLanguage((locales) => new Intl.ListFormat(locales));
const plurals = /* @__PURE__ */ perLanguage((locales) => new Intl.PluralRules(locales));
const sentences = /* @__PURE__ */ perLanguage((locales) => new Intl.Segmenter(locales, { granularity: 'sentence' }));
const words = /* @__PURE__ */ perLanguage((locales) => new Intl.Segmenter(locales, { granularity: 'word' }));

/**
 * Formats a number, with separators of thousands.
 * @param digits number of digits after the decimal mark; by default, as many as there are, up to three
 */
export function formatNumber(value: number, digits?: number): string {
  return digits === undefined
    ? numbers().format(value)
    : new Intl.NumberFormat([language, FALLBACK], {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits
      }).format(value);
}

/** Formats a share of a whole in percent, with at most one digit after the decimal mark. */
export function formatPercent(share: number): string {
  return percentages().format(share);
}

/** Formats an ISO date in words, independent of the reader's locale and time zone. */
export function formatDate(date: string): string {
  return dates().format(new Date(date));
}

/** Joins the items of a list as in a sentence: `a, b, and c`. */
export function formatList(items: readonly string[]): string {
  return lists().format(items);
}

/** A word or a text in its forms for numbers. Languages with further forms add them; `other` stands in for missing ones. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & Record<'one' | 'other', string>>;

/** Returns the form for a number. */
export function pluralForm(forms: PluralForms, count: number): string {
  return forms[plurals().select(count)] ?? forms.other;
}

/** Divides a text into sentences, each with the space after it. */
export function sentencesOf(text: string): string[] {
  return Array.from(sentences().segment(text), ({ segment }) => segment);
}

/** Divides a text into words, without punctuation and spaces. */
export function wordsIn(text: string): string[] {
  return Array.from(words().segment(text)).flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []));
}
