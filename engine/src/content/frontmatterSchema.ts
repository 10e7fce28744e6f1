import { z } from 'zod';
import type { PropComponentReference } from '../model.ts';

const text = z.string('must be text (put it in quotes)');
const optionalText = text.nullable().default(null);
const flag = z.boolean('must be true or false').default(false);
const optionalNumber = z.number('must be a number').nullable().default(null);

const propComponent = z.union(
  [text, z.strictObject({ component: text, source: text.optional() })],
  'must be a component name or { component, source }'
);

/** The keys that a page's frontmatter may hold, with what stands for an absent one (requirement 3.5). */
export const frontmatterSchema = z.object({
  id: text.min(1, 'must not be empty'),
  section: text.default(''),
  subsection: text.default(''),
  source: optionalText,
  tabName: optionalText,
  title: optionalText,
  cssPrefix: z
    .union([text.transform((prefix) => [prefix]), z.array(text)], 'must be text or a list of texts')
    .default([]),
  propComponents: z.array(propComponent, 'must be a list').default([]).transform(toReferences),
  functions: z.record(z.string(), z.array(text), 'must map files to lists of function names').default({}),
  beta: flag,
  deprecated: flag,
  template: flag,
  demo: flag,
  optIn: optionalText,
  newImplementationLink: optionalText,
  sortValue: optionalNumber,
  subsectionSortValue: optionalNumber,
  hideNavItem: flag,
  sourceLink: optionalText
});

export type Frontmatter = z.output<typeof frontmatterSchema>;

export const KNOWN_KEYS: readonly string[] = Object.keys(frontmatterSchema.shape);

/** Keys that published files carry for other tools. */
export const IGNORED_KEYS: readonly string[] = ['ouia', 'hideDarkMode', 'wrapperTag', 'pf'];

/** Names in the author's order, each once. */
function toReferences(entries: z.output<typeof propComponent>[]): PropComponentReference[] {
  const references = entries.map((entry) =>
    typeof entry === 'string'
      ? { component: entry, source: null }
      : { component: entry.component, source: entry.source ?? null }
  );
  return [...new Map(references.map((entry) => [`${entry.component} ${entry.source ?? ''}`, entry])).values()];
}
