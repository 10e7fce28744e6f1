import { z } from 'zod';

import { type ToolAliases, TOOL_NAMES } from '../siteFacts.ts';

/** What `patternbook mcp` offers besides its own tools. */
export const mcpSchema = z.strictObject({
  /**
   * Further names of tools, for prompts and skills that were written for another server: name -> the tool that it stands
   * for, and its arguments -> those of the tool.
   */
  aliases: z
    .record(
      z.string().regex(/^[\w-]{1,64}$/, 'must be letters, digits, "_", and "-"'),
      z.strictObject({ tool: z.enum(TOOL_NAMES), arguments: z.record(z.string().min(1), z.string().min(1)) })
    )
    .default({} satisfies ToolAliases)
});
