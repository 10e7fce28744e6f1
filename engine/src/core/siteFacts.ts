import { z } from 'zod';

/** Address of what programs have to know of a site before they read it. */
export const SITE_FACTS_ADDRESS = '/api/site.json';

export const TOOL_NAMES = ['search', 'get', 'check', 'tokens', 'icons'] as const;

/** `/api/site.json`: facts about a site and about what it documents. */
export const siteFactsSchema = z
  .strictObject({
    name: z.string().describe('Name of the documented product'),
    description: z.string(),
    release: z.string().describe('Version of the product that the site documents'),
    url: z.string().nullable().describe('Public address of the site; null if the configuration names none'),
    api: z
      .strictObject({
        version: z.string().describe('Version of the form of these files'),
        description: z.string().describe('Address of the OpenAPI document')
      })
      .describe('What the site publishes for programs'),
    tabs: z
      .strictObject({
        segments: z.array(z.string()).readonly().describe('Last parts of the addresses of tabs'),
        implementations: z
          .array(z.strictObject({ id: z.string(), label: z.string() }))
          .readonly()
          .describe('Implementations of components, the default one first; none if there is only one')
      })
      .optional()
      .describe('Tabs of pages, by which results are ranked'),
    toolAliases: z
      .record(z.string(), z.strictObject({ tool: z.enum(TOOL_NAMES), arguments: z.record(z.string(), z.string()) }))
      .describe(
        'Further names of the tools that assistants use -> the tool, and names of its arguments by those of the tool'
      )
  })
  .meta({ title: 'Site', description: 'What the site documents, and how programs read it' });

/** Facts about a site and about what it documents. */
export type SiteFacts = z.output<typeof siteFactsSchema>;

/** Name -> the tool that it stands for, and names of its arguments by those of the tool. */
export type ToolAliases = Readonly<SiteFacts['toolAliases']>;
