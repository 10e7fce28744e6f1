import { z } from 'zod';

import { PLACEHOLDER } from './fillText.ts';
import { type PluralForms, setLanguage } from './language.ts';
import * as texts from './texts.ts';

/** A text, or a record of texts. */
type TextNode = string | { readonly [name: string]: TextNode };

type Override<Node> = Node extends string
  ? string
  : Node extends PluralForms
    ? Partial<PluralForms>
    : { readonly [Name in keyof Node]?: Override<Node[Name]> };

/**
 * Texts of the interface that a site replaces: a part of `core/texts.ts`, with the same names. Texts for numbers can have
 * all plural forms of the site's language.
 */
export type TextOverrides = Override<typeof texts>;

/** The language of the interface, a BCP 47 tag, and its words. */
export interface Wording {
  language: string;
  texts: TextOverrides;
}

const COUNT = '{count}';

/** All plural forms that a language can have. */
const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const DEFAULTS: TextNode = structuredClone({ ...texts });

/** Accepts other texts than the engine's, with the same placeholders. */
export const textsSchema = schemaOf(DEFAULTS) as z.ZodType<TextOverrides>;

/** Counts the texts of the interface, and those that a site replaces. A text with plural forms is one. */
export function countTexts(overrides: TextOverrides): { all: number; replaced: number } {
  return { all: leavesOf(DEFAULTS), replaced: leavesOf(overrides) };
}

function leavesOf(node: TextNode): number {
  const isOne = typeof node === 'string' || typeof node['other'] === 'string';
  return isOne ? 1 : Object.values(node).reduce((sum, member) => sum + leavesOf(member), 0);
}

function schemaOf(node: TextNode): z.ZodType {
  if (typeof node === 'string') {
    return textSchema(node, placeholdersOf(node));
  }
  const members = isCounted(node)
    ? FORMS.map((form) => [form, formSchema(node, form)] as const)
    : Object.entries(node).map(([name, member]) => [name, schemaOf(member)] as const);
  return z.strictObject(Object.fromEntries(members.map(([name, schema]) => [name, schema.optional()])));
}

/** Accepts a plural form of a text. Forms for few numbers can have a word for the number: `One result`. */
function formSchema(node: PluralForms, form: Intl.LDMLPluralRule): z.ZodType {
  const required = placeholdersOf(node.other);
  if (form !== 'other') {
    required.delete(COUNT);
  }
  return textSchema(node[form] ?? node.other, required, [COUNT]);
}

function isCounted(node: TextNode): node is TextNode & PluralForms {
  return typeof node === 'object' && typeof node['one'] === 'string' && typeof node['other'] === 'string';
}

/**
 * Accepts a text that replaces another one.
 * @param optional placeholders that it can have besides the required ones
 */
function textSchema(original: string, required: ReadonlySet<string>, optional: readonly string[] = []): z.ZodType {
  return z
    .string()
    .min(1)
    .superRefine((text, context) => {
      const used = placeholdersOf(text);
      const missing = [...required].filter((name) => !used.has(name));
      const unknown = [...used].filter((name) => !required.has(name) && !optional.includes(name));
      const problems = [
        ...(missing.length > 0 ? [`needs the placeholders ${missing.join(', ')}`] : []),
        ...(unknown.length > 0 ? [`has the unknown placeholders ${unknown.join(', ')}`] : [])
      ];
      if (problems.length > 0) {
        const message = `${problems.join(' and ')}; the engine’s text is “${original}”`;
        context.addIssue({ code: 'custom', message });
      }
    });
}

function placeholdersOf(text: string): Set<string> {
  return new Set(text.match(PLACEHOLDER) ?? []);
}

/** Sets the language of the interface in this process, and replaces its texts as {@link replaceTexts} does. */
export function applyWording({ language, texts: overrides }: Wording): void {
  setLanguage(language);
  replaceTexts(overrides);
}

/**
 * Replaces texts of the interface in this process, for documents that are rendered in Node; all others become the
 * engine's. Modules of the interface that read texts as they load have to be imported afterwards.
 */
export function replaceTexts(overrides: TextOverrides): void {
  Object.entries(texts).forEach(([feature, node]) => Object.assign(node, resolveTexts(overrides)[feature]));
}

/** Returns all texts of the interface, with those of the site. */
export function resolveTexts(overrides: TextOverrides): Readonly<Record<string, TextNode>> {
  return merged(DEFAULTS, overrides) as Readonly<Record<string, TextNode>>;
}

function merged(node: TextNode, override: unknown): TextNode {
  if (override === undefined || typeof node === 'string') {
    return typeof override === 'string' ? override : node;
  }
  const members = override as Readonly<Record<string, unknown>>;
  const own = Object.fromEntries(Object.entries(node).map(([name, member]) => [name, merged(member, members[name])]));
  // Also plural forms that English doesn't have.
  return isCounted(node) ? { ...own, ...(members as Partial<PluralForms>) } : own;
}
