import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import { errorText, UserError } from '../../core/userError.ts';
import { SITE_TABS } from '../../core/siteTabs.ts';
import { SITE_FACTS_ADDRESS, type SiteFacts } from '../../core/siteFacts.ts';
import { SearchEngine } from '../../search/builtIn/searchEngine.ts';
import { sliceAddress } from '../../search/searchFiles.ts';
import type { SearchSlice } from '../../search/searchSlice.ts';
import { openSystem, type OpenSystem } from '../lint/openSystem.ts';
import { createPassageSearch } from './passages.ts';
import type { SiteFiles } from '../siteFiles/siteFiles.ts';
import type { Tool, ToolContext } from './tool.ts';
import { checkTool } from './tools/check.ts';
import { getTool } from './tools/get.ts';
import { iconsTool } from './tools/icons.ts';
import { searchTool } from './tools/search.ts';
import { tokensTool } from './tools/tokens.ts';

const TOOLS = [searchTool, getTool, checkTool, tokensTool, iconsTool] as unknown as readonly Tool[];

/**
 * Prepares what all servers of a site share.
 * @param project folder of the project whose installed packages judge code
 * @throws (rejects) UserError for a site that can't be read
 */
export async function createToolContext(files: SiteFiles, project: string): Promise<ToolContext> {
  const facts = await files.json<SiteFacts>(SITE_FACTS_ADDRESS);
  // Scripts of the site have them from the bundler.
  Object.assign(SITE_TABS, facts.tabs);
  let opening: Promise<OpenSystem> | null = null;
  return {
    files,
    facts,
    project,
    search: new SearchEngine((name) => files.json<SearchSlice>(sliceAddress(name))),
    passages: createPassageSearch(files),
    system() {
      const current = opening ?? openSystem({ from: files.place, packages: [], site: '.' }, project);
      opening = current;
      current.catch(() => {
        opening = null;
      });
      return current;
    }
  };
}

/** Creates a server for one connection. @param version of the engine */
export function createMcpServer(context: ToolContext, version: string): McpServer {
  const { name, release, toolAliases } = context.facts;
  const server = new McpServer(
    { name: `${name} documentation`, version },
    {
      instructions: `Documentation of ${name} ${release}. Begin with search; its results name the next call. Check code before you hand it over.`
    }
  );
  for (const tool of TOOLS) {
    register(server, tool, context);
  }
  for (const [alias, { tool: target, arguments: names }] of Object.entries(toolAliases)) {
    const tool = TOOLS.find((each) => each.name === target);
    if (tool) {
      registerAlias(server, alias, { tool, names }, context);
    }
  }
  return server;
}

function register(server: McpServer, { name, title, description, input, run }: Tool, context: ToolContext): void {
  const config = { title, description, inputSchema: input, annotations: { readOnlyHint: true } };
  server.registerTool(name, config, (values: Record<string, unknown>) => answer(() => run(values, context)));
}

const DIVIDER = '\n\n---\n\n';

/** The same tool with other names of its arguments. A list of values makes several calls of it. */
function registerAlias(
  server: McpServer,
  alias: string,
  { tool, names }: { tool: Tool; names: Readonly<Record<string, string>> },
  context: ToolContext
): void {
  const value = z.union([z.string().max(1500), z.array(z.string().max(1500)).max(15)]);
  const config = {
    title: tool.title,
    description: `The same as ${tool.name}.`,
    // Other arguments, such as a version, are ignored.
    inputSchema: Object.fromEntries(Object.keys(names).map((name) => [name, value.optional()])),
    annotations: { readOnlyHint: true }
  };
  server.registerTool(alias, config, (values: Record<string, unknown>) =>
    answer(async () => {
      const calls = Object.entries(names).flatMap(([name, target]) =>
        [values[name] ?? []].flat().map((each) => ({ [target]: each }))
      );
      if (calls.length === 0) {
        throw new UserError(`Say what to look for: ${Object.keys(names).join(' or ')}.`);
      }
      const [only, ...others] = calls;
      if (only && others.length === 0) {
        return tool.run(z.object(tool.input).parse(only), context);
      }
      // One that fails doesn't take the others with it.
      const answers = await Promise.allSettled(
        calls.map((call) => tool.run(z.object(tool.input).parse(call), context))
      );
      return answers.map((each) => (each.status === 'fulfilled' ? each.value : errorText(each.reason))).join(DIVIDER);
    })
  );
}

async function answer(run: () => Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await run() }] };
  } catch (problem) {
    const text = problem instanceof UserError ? problem.message : `The tool failed: ${errorText(problem)}`;
    return { isError: true, content: [{ type: 'text', text }] };
  }
}
