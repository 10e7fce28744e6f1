import { UserError } from '../../core/userError.ts';

/** Programs whose configuration can name the server of a project, with their file and its key. */
export const CLIENTS = {
  claude: { file: '.mcp.json', key: 'mcpServers' },
  cursor: { file: '.cursor/mcp.json', key: 'mcpServers' },
  vscode: { file: '.vscode/mcp.json', key: 'servers' }
} as const;

export type ClientName = keyof typeof CLIENTS;

export function isClientName(name: string): name is ClientName {
  return Object.hasOwn(CLIENTS, name);
}

/**
 * Adds a server to the configuration of a program, or replaces it; all else stays.
 * @param text of the file; null if there is none
 * @throws UserError for a file that is no JSON object
 */
export function withServer(
  text: string | null,
  client: ClientName,
  { name, place }: { name: string; place: string }
): string {
  const { file, key } = CLIENTS[client];
  const known = text === null || text.trim() === '' ? {} : parsed(text, file);
  const servers = known[key];
  if (servers !== undefined && !isRecord(servers)) {
    throw new UserError(`"${key}" in ${file} is no object. Correct it, or add the server yourself.`);
  }
  const server = { command: 'npx', args: ['-y', 'patternbook', 'mcp', '--from', place] };
  return `${JSON.stringify({ ...known, [key]: { ...servers, [name]: server } }, null, 2)}\n`;
}

function parsed(text: string, file: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UserError(
      `${file} is no JSON, or has comments, which would be lost. Add the server yourself, as docs/assistants.md shows.`
    );
  }
  if (!isRecord(value)) {
    throw new UserError(`${file} is no JSON object. Correct it, or add the server yourself.`);
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
