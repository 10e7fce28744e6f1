import { z } from 'zod';

import { errorText } from '../../engine/src/core/userError.ts';
import { interpretQuery } from '../../engine/src/search/builtIn/query.ts';
import { createToolContext } from '../../engine/src/tools/mcp/server.ts';
import { openSiteFiles } from '../../engine/src/tools/siteFiles/siteFiles.ts';
import type { Tool, ToolContext } from '../../engine/src/tools/mcp/tool.ts';
import { getTool } from '../../engine/src/tools/mcp/tools/get.ts';
import { iconsTool } from '../../engine/src/tools/mcp/tools/icons.ts';
import { searchTool } from '../../engine/src/tools/mcp/tools/search.ts';
import { tokensTool } from '../../engine/src/tools/mcp/tools/tokens.ts';

const TOOLS = [searchTool, getTool, tokensTool, iconsTool] as unknown as readonly Tool[];
/** Results of a search that are read, at most. */
const MOST_RESULTS = 4;
/** Tokens of language models have about four characters. */
const CHARACTERS_PER_TOKEN = 4;

/** What was read to answer a question. */
export interface Reading {
  question: string;
  /** Facts that were not found. */
  missing: string[];
  /** Length of all answers. */
  tokens: number;
  /** Calls in order. */
  calls: string[];
}

interface Call {
  tool: string;
  input: Record<string, string>;
}

/** Opens a built site for questions. */
export function openTools(dist: string): Promise<ToolContext> {
  return createToolContext(openSiteFiles(dist), dist);
}

/**
 * Looks for facts as an assistant does, without its knowledge: asks the search in the words of the question, follows the
 * calls that results name, and opens the section of an outline whose title is most like the question.
 */
export async function follow(question: string, facts: readonly string[], context: ToolContext): Promise<Reading> {
  const calls: string[] = [];
  let read = '';
  let length = 0;
  const missing = (): string[] => facts.filter((fact) => !read.includes(fact.toLowerCase()));
  const use = async ({ tool, input }: Call): Promise<string> => {
    calls.push(`${tool} ${JSON.stringify(input)}`);
    const answer = await run(tool, input, context);
    read += `\n${answer.toLowerCase()}`;
    length += answer.length;
    return answer;
  };

  const results = await use({ tool: 'search', input: { query: question } });
  for (const call of distinct(callsIn(results)).slice(0, MOST_RESULTS)) {
    if (missing().length === 0) {
      break;
    }
    const answer = await use(call);
    const section = missing().length === 0 ? null : likelySection(answer, question);
    if (section !== null) {
      await use({ tool: 'get', input: { name: call.input['name'] ?? '', section } });
    }
  }
  return { question, missing: missing(), tokens: Math.ceil(length / CHARACTERS_PER_TOKEN), calls };
}

async function run(name: string, input: Call['input'], context: ToolContext): Promise<string> {
  const tool = TOOLS.find((each) => each.name === name);
  if (!tool) {
    throw new Error(`There is no tool “${name}”.`);
  }
  try {
    return await tool.run(z.object(tool.input).parse(input), context);
  } catch (error) {
    return errorText(error);
  }
}

function callsIn(text: string): Call[] {
  return [...text.matchAll(/→ (\w+) ((?:\w+="[^"]*" ?)+)/g)].map(([, tool = '', list = '']) => ({
    tool,
    input: Object.fromEntries(
      [...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const)
    )
  }));
}

function distinct(calls: readonly Call[]): Call[] {
  return [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()];
}

/** Returns the section of an outline whose title shares most words with the question; null for other answers. */
function likelySection(answer: string, question: string): string | null {
  const page = new Set(wordsIn(/^# (.*)$/m.exec(answer)?.[1] ?? ''));
  const [typed] = interpretQuery(question, {});
  const significant = typed?.words
    .filter(({ weight }) => weight === 1)
    .map(({ alternatives }) => alternatives[0]?.word);
  const asked = wordsIn(significant?.join(' ') ?? '').filter((word) => !page.has(word));
  const sections = [...answer.matchAll(/^ *- (.+?) \(\d+ characters\)/gm)].map(([, title = '']) => ({
    title,
    shared: wordsIn(title).filter((word) => asked.some((each) => areAlike(each, word))).length
  }));
  // Of equal ones, what has the names of a component is the best guess.
  const rank = ({ title, shared }: (typeof sections)[number]): number => shared + (title === 'Props' ? 0.5 : 0);
  return answer.includes('## Sections') ? (sections.toSorted((a, b) => rank(b) - rank(a))[0]?.title ?? null) : null;
}

const LEAST_ALIKE = 4;

function areAlike(a: string, b: string): boolean {
  return a === b || (Math.min(a.length, b.length) >= LEAST_ALIKE && (a.startsWith(b) || b.startsWith(a)));
}

function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.map((word) => word.replace(/(?:ing|ed|es|s)$/, ''));
}
