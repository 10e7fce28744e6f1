import { fillText } from '../../core/fillText.ts';
import { sentencesOf } from '../../core/language.ts';
import { MAX_DESCRIPTION_LENGTH, shorten } from '../../core/shorten.ts';
import * as texts from '../../core/texts.ts';
import { standaloneExamplesOf } from '../../examples/siteExamples.ts';
import type { Source } from '../../model.ts';

/** Shorter texts say too little. */
const FEWEST_CHARACTERS = 40;

/** A tab with the texts that can describe it. */
export interface DescribedTab {
  source: Source;
  /** The summary of its page; null for none. */
  summary: string | null;
  /** Its first paragraph; null if it has none, or shares it with other tabs. */
  own: string | null;
  /** The first paragraph of a tab of the page that was written for the site; null for none. */
  written: string | null;
}

/**
 * Describes a tab in at most 160 characters. The site's own pages begin with their description. Packages document how to
 * use their code, often without saying what it is for: their tabs are described by the summary of their page and the
 * names of their examples.
 * @param product name of the product, for tabs that no text describes
 */
export function describeTab({ source, summary, own, written }: DescribedTab, product: string): string {
  const isOfSite = source.package === null;
  const isAbout = own !== null && (isOfSite || (summary === null && written === null));
  if (isAbout && own.length >= FEWEST_CHARACTERS) {
    return wholeSentences(own);
  }
  const lead =
    summary ??
    (isOfSite ? own : null) ??
    (written === null ? own : firstSentence(written)) ??
    fillText(texts.head.page, { title: source.title, product });
  const kind = tabKind(source);
  // The rest of the text, with a space and a period.
  const room = MAX_DESCRIPTION_LENGTH - kind.length - 2;
  return withNames(`${shorten(ended(lead), room)} ${kind}`, exampleNames(source));
}

/** Words for the examples of a tab, e.g. "React examples". */
function tabKind({ label, isDemo, title }: Source): string {
  return isDemo || label === title ? label : fillText(texts.head.examples, { tab: label });
}

function exampleNames(source: Source): string[] {
  return [...new Set(standaloneExamplesOf(source).map(({ title }) => title))];
}

/** Adds as many names to the end of a text as a description has room for, e.g. "React examples: Basic, Compact.". */
export function withNames(text: string, names: readonly string[]): string {
  const longer = names.map((_, index) => `${text}: ${names.slice(0, index + 1).join(', ')}`);
  const fitting = longer.findLast(({ length }) => length < MAX_DESCRIPTION_LENGTH) ?? text;
  return ended(fitting);
}

function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function firstSentence(text: string): string {
  return sentencesOf(text)[0]?.trim() ?? text;
}

/** Removes a last sentence that was cut, if enough is left. */
function wholeSentences(text: string): string {
  if (!text.endsWith('…')) {
    return text;
  }
  const whole = sentencesOf(text).slice(0, -1).join('').trim();
  return whole.length < FEWEST_CHARACTERS ? text : whole;
}
