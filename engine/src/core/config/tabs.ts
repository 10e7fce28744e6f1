import { z } from 'zod';

/**
 * What a tab is for, where the engine treats it in a special way: a landing page introduces others and is in no gallery;
 * results of the audit of a page lead to its tab about accessibility; the release menu leads to the release notes.
 */
export const TAB_ROLES = ['landing', 'accessibility', 'releaseNotes'] as const;

export type TabRole = (typeof TAB_ROLES)[number];

/** The place of all tabs that have no entry. */
export const OTHER_TABS = '*';

const tabSchema = z.strictObject({
  /**
   * Source tag of the tab; `*` in it stands for anything. The entry `*` alone is the place of all tabs that have no entry,
   * in alphabetical order; by default, the last one.
   */
  id: z.string().min(1),
  /** Text of the tab, unless its page has a `tabName`; by default, the tag with spaces in place of dashes. */
  label: z.string().min(1).optional(),
  role: z.enum(TAB_ROLES).optional(),
  /** Whether the tag is a part of the address of the tab. A page can have one tab without. */
  inAddress: z.boolean().default(true),
  /** Whether pages with such a tab show no tabs. */
  hidesTabs: z.boolean().default(false),
  /** Whether the page isn't marked as beta if this tab of it is. */
  neverBeta: z.boolean().default(false),
  /** Whether all such tabs are about components working together. */
  demo: z.boolean().default(false),
  /** Whether all such tabs are deprecated. */
  deprecated: z.boolean().default(false),
  /** Tag of the tab of the page that deprecated ones recommend; by default, the first one that isn't deprecated. */
  replacedBy: z.string().min(1).optional(),
  /** Name of the tab in the classes and ids of its previews, which style sheets of packages target; by default, its tag. */
  previewName: z.string().min(1).optional()
});

/** Tabs of pages in their order; the first one of a page has the page's address (requirement 2.1.6). */
export const tabsSchema = z
  .array(tabSchema)
  .default([])
  .superRefine((tabs, context) => {
    const ids = tabs.map(({ id }) => id);
    const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
    if (repeated !== -1) {
      const message = `has an entry already: join the two for "${ids[repeated]}"`;
      context.addIssue({ code: 'custom', path: [repeated, 'id'], message });
    }
    const other = tabs.find(({ id }) => id === OTHER_TABS);
    if (other?.role !== undefined) {
      const message = `"${OTHER_TABS}" are all other tabs, which have no role: name the tab`;
      context.addIssue({ code: 'custom', path: [ids.indexOf(OTHER_TABS), 'role'], message });
    }
  });

/**
 * Source tags of the implementations of a component, the default one first: `['react', 'html']`. A tab documents the one
 * whose tag its own is or begins with, as in `html-old`. Readers can switch between them.
 */
export const implementationsSchema = z
  .array(z.string().min(1))
  .default([])
  .refine((tags) => tags.length !== 1, 'must name two or more, or none: with one, there is nothing to switch to')
  .refine((tags) => new Set(tags).size === tags.length, 'must name each once');

export type TabConfig = z.output<typeof tabSchema>;
