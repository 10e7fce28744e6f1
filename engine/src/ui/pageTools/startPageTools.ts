import { whenIdle } from '../../browser/dom.ts';

/** Where browsers take the tools of a page from: WebMCP, https://webmachinelearning.github.io/webmcp/. */
export interface ModelContext {
  registerTool(tool: PageTool): unknown;
}

/** A tool that the assistant of a browser can call. */
export interface PageTool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: true };
  execute(input: Readonly<Record<string, unknown>>): Promise<ToolAnswer>;
}

export interface ToolAnswer {
  content: { type: 'text'; text: string }[];
  isError?: true;
}

/** Offers the search and the pages of the site to the browser's assistant, in browsers that have one. Others load nothing. */
export function startPageTools(): void {
  const { modelContext } = document as { modelContext?: ModelContext };
  // Its place until Chrome 148.
  const context = modelContext ?? (navigator as { modelContext?: ModelContext }).modelContext;
  if (context) {
    whenIdle(() => void import('./pageTools.ts').then(({ pageTools }) => register(context, pageTools())).catch(ignore));
  }
}

async function register(context: ModelContext, tools: readonly PageTool[]): Promise<void> {
  for (const tool of tools) {
    await context.registerTool(tool);
  }
}

/** The page works without tools; a browser may refuse them, for example in a frame. */
const ignore = (): void => undefined;
