import type { z } from 'zod';

import type { SearchEngine } from '../../search/builtIn/searchEngine.ts';
import type { OpenSystem } from '../lint/openSystem.ts';
import type { SiteFacts } from '../../core/siteFacts.ts';
import type { PassageSearch } from './passages.ts';
import type { SiteFiles } from '../siteFiles/siteFiles.ts';

/** What tools work with. */
export interface ToolContext {
  files: SiteFiles;
  facts: SiteFacts;
  search: SearchEngine;
  passages: PassageSearch;
  /** Folder whose installed packages judge code. */
  project: string;
  /** The design system as the project has it installed, or else as the site has it; made for the first check. */
  system: () => Promise<OpenSystem>;
}

/** A tool of the server. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  title: string;
  /** Assistants choose by it: short, since it takes room in every conversation. */
  description: string;
  input: Shape;
  /** Returns the answer as Markdown. @throws (rejects) UserError that says what to do instead */
  run: (input: z.output<z.ZodObject<Shape>>, context: ToolContext) => Promise<string>;
}

/** Types a tool. */
export function defineTool<Shape extends z.ZodRawShape>(tool: Tool<Shape>): Tool<Shape> {
  return tool;
}
