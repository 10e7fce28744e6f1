import { z } from 'zod';

import { PLACEHOLDER } from './fillText.ts';
import * as texts from './texts.ts';

/** A text, or a record of texts. */
type TextNode = string | { readonly [name: string]: TextNode };

type Override<Node> = Node extends string ? string : { readonly [Name in keyof Node]?: Override<Node[Name]> };

/** Texts of the interface that a site replaces: a part of `core/texts.ts`, with the same names. */
export type TextOverrides = Override<typeof texts>;

const DEFAULTS: TextNode = structuredClone({ ...texts });

/** Accepts other texts than the engine's, with the same placeholders. */
export const textsSchema = schemaOf(DEFAULTS) as z.ZodType<TextOverrides>;

function schemaOf(node: TextNode): z.ZodType {
  if (typeof node === 'string') {
    return z
      .string()
      .min(1)
      .superRefine((text, context) => {
        const message = placeholderProblem(node, text);
        if (message !== null) {
          context.addIssue({ code: 'custom', message });
        }
      });
  }
  const members = Object.entries(node).map(([name, member]) => [name, schemaOf(member).optional()] as const);
  return z.strictObject(Object.fromEntries(members));
}

/** Returns what is wrong with the placeholders of a text that replaces another one; null if they are the same. */
function placeholderProblem(original: string, text: string): string | null {
  const [expected, used] = [placeholdersOf(original), placeholdersOf(text)];
  const missing = [...expected].filter((name) => !used.has(name));
  const unknown = [...used].filter((name) => !expected.has(name));
  const parts = [
    missing.length > 0 && `needs the placeholders ${missing.join(', ')}`,
    unknown.length > 0 && `has the unknown placeholders ${unknown.join(', ')}`
  ];
  const problems = parts.filter((part) => part !== false);
  return problems.length > 0 ? `${problems.join(' and ')}; the engine’s text is “${original}”` : null;
}

function placeholdersOf(text: string): Set<string> {
  return new Set(text.match(PLACEHOLDER) ?? []);
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
  return Object.fromEntries(Object.entries(node).map(([name, member]) => [name, merged(member, members[name])]));
}
