import { z } from 'zod';

import { COMPONENT_NAME } from '../markdownComponent.ts';
import type { HeadEntry, Plugin } from '../plugin.ts';
import { PROSE_RULES } from '../proseRule.ts';
import { functionOf } from './functionOf.ts';
import { siteFile } from './site.ts';

type Pluggables = NonNullable<Plugin['rehypePlugins']>;

/** A plugin of unified: a function, or a list that begins with one. Its types are those of unified. */
const pluggable = z.custom<Pluggables[number]>(
  (value) => typeof value === 'function' || (Array.isArray(value) && typeof value[0] === 'function'),
  'must be a function, or a list of a function and its options'
);

/** Addresses that the policy of documents allows. */
const ownAddress = z.string().regex(/^\/(?!\/)/, 'must be an address of the site, which starts with "/"');

const attributes = z.record(z.string().regex(/^(?!on)[a-z][\w:-]*$/i), z.string());

/** What only names something: it loads nothing. */
const LOADS_NOTHING = /^(?:alternate|author|canonical|dns-prefetch|help|license|me|next|preconnect|prev|search)$/;

const headSchema = z.custom<HeadEntry>().superRefine((entry: unknown, context) => {
  const shape = z
    .strictObject({ tag: z.enum(['meta', 'link', 'script']), attributes })
    .superRefine(({ tag, attributes: { rel, href, src } }, inner) => {
      const fail = (path: string[], message: string): void =>
        inner.addIssue({ code: 'custom', path: ['attributes', ...path], message });
      if (tag === 'script' && !ownAddress.safeParse(src).success) {
        fail(['src'], 'must be an address of the site: documents run no other scripts');
      }
      if (tag === 'link' && (rel === undefined || href === undefined)) {
        fail([], 'need rel and href');
      } else if (tag === 'link' && !LOADS_NOTHING.test(rel ?? '') && !ownAddress.safeParse(href).success) {
        fail(['href'], 'must be an address of the site: documents load nothing else');
      }
    })
    .safeParse(entry);
  for (const issue of shape.error?.issues ?? []) {
    const message = issue.code === 'invalid_key' ? 'is no attribute of such an element' : issue.message;
    context.addIssue({ code: 'custom', path: issue.path, message });
  }
});

const pluginSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits, and hyphens')
    .refine((name) => name !== PROSE_RULES, 'is what the rules of `prose.rules` are called by'),
  pages: z.enum(['own', 'all']).optional(),
  markdownItPlugins: z.array(functionOf<NonNullable<Plugin['markdownItPlugins']>[number]>()).readonly().optional(),
  remarkPlugins: z.array(pluggable).readonly().optional(),
  rehypePlugins: z.array(pluggable).readonly().optional(),
  languages: z.array(z.string().min(1)).readonly().optional(),
  markdownComponents: z
    .record(z.string().regex(COMPONENT_NAME, 'must begin with a capital letter and contain a small one'), siteFile)
    .optional(),
  check: functionOf<NonNullable<Plugin['check']>>().optional(),
  files: functionOf<NonNullable<Plugin['files']>>().optional(),
  head: z.array(headSchema).readonly().optional()
});

/** Plugins, in the order in which they apply. Their names differ. */
export const pluginsSchema = z.array(pluginSchema).superRefine((plugins, context) => {
  for (const [index, { name }] of plugins.entries()) {
    if (plugins.findIndex((other) => other.name === name) < index) {
      context.addIssue({ code: 'custom', path: [index, 'name'], message: `"${name}" is there twice` });
    }
  }
});

/** Plugins of a configuration. */
export type Plugins = z.output<typeof pluginsSchema>;
