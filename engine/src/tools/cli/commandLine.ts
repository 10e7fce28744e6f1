import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

import { nearestName } from '../../core/names.ts';
import { isRuleName, RULE_NAMES, type RuleLevels } from '../../lint/rules.ts';

export const COMMANDS = [
  'build',
  'dev',
  'preview',
  'check',
  'lint',
  'diff',
  'snapshot',
  'history',
  'thumbnails',
  'audit',
  'measure',
  'listen',
  'mcp',
  'agents',
  'push-search'
] as const;
export type CommandName = (typeof COMMANDS)[number];

export interface CommandLine {
  command: CommandName | 'help' | 'version';
  /** Folder of the site, as given. */
  site: string;
  port: number | null;
  host: string;
  /** Names that preview and dev accept in Host headers besides `host` and those of this computer. */
  allowedHosts: string[];
  /** Makes `preview` build the site first. */
  build: boolean;
  json: boolean;
  /** Makes `check` print the extent of each tab about a component. */
  guidance: boolean;
  /** Files, folders and globs that `lint` checks; releases that `diff` compares and `snapshot` reads. */
  files: string[];
  /** Built site, as a folder or an address, whose system `lint` checks against; null for that of `site`. */
  from: string | null;
  /** Packages that `lint` checks against, and `diff` and `snapshot` read, without a site. */
  packages: string[];
  /** Name of the component that `diff` is asked for; null for everything. */
  only: string | null;
  /** Levels of rules of `lint`. */
  rules: RuleLevels;
  /** Addresses of the pages to audit or to listen to; empty means all that have changed. */
  pages: string[];
  /** Programs whose configuration `agents` writes. */
  clients: string[];
  /** Makes `mcp` answer over HTTP. */
  http: boolean;
  /** Only prints what would be sent. */
  dryRun: boolean;
  /** Number of records per request; null for the default. */
  batchSize: number | null;
}

const MAX_BATCH_SIZE = 100_000;
/** Commands whose further arguments are not options. */
const WITH_ARGUMENTS: readonly string[] = ['lint', 'diff', 'snapshot'];
/** A name, an IPv4 address, or an IPv6 address with or without brackets. */
const HOST_NAME = /^(?:\.?[\w-]+(?:\.[\w-]+)*|\[?[\da-f]*:[\da-f:.]*\]?)$/i;

/** Thrown for an invalid command line; the message explains the problem. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const HELP = `Usage: patternbook <command> [options]

Commands
  build      build the whole site into <site>/dist
  preview    serve the built site
  dev        serve the site while it is written; pages are rendered as they are visited
  check      report everything that is wrong with the content
  lint       check code that uses the design system against its installed packages:
             patternbook lint 'src/**/*.tsx' --from https://docs.example.com
  diff       list what changed between two releases: folders with packages, versions, or files of snapshot:
             patternbook diff 2.3 2.4
  snapshot   print what diff compares of one release, as JSON
  history    write the releases that the site's configuration lists to <site>/history.json, for the next build; their
             packages are fetched with npm
  thumbnails render pictures of the built site's full-screen examples with a local Chromium, for the next build
  audit      run axe-core on the built site's examples that have changed since the last audit, with a local Chromium,
             and write what it finds to <site>/audit.json, for the next build
  measure    measure what <Measures> and similar tags show of the built site's examples, where it has changed since the
             last time, with a local Chromium, and write it to <site>/measures.json, for the next build
  listen     record what the screen reader Orca says about the built site's accessibility claims that have changed since
             the last recording, with a local Firefox, and write it to <site>/screenReader.json, for the next build
  mcp        answer coding assistants over standard input and output (Model Context Protocol): search, pages, tokens,
             icons, and checks of code; of the built site, or of any other (--from)
  agents     write an index of the design system, at most 8 KB, into the AGENTS.md of the project in the current folder,
             by its installed packages
  push-search send what the last build found to search for to the hosted search service that the configuration names

Options
  --site <folder>   folder of site.config.ts (default: the current folder)
  --port <number>   port for preview, dev, and mcp --http (default: 4173, 5173, and 4174; 0: any free one)
  --host <name>     host name to listen on (default: localhost)
  --allowed-host <name>
                    preview, dev, and mcp --http: answer requests for this host name too, e.g. behind a proxy; .example.com stands
                    for all names below it; may be repeated
  --build           preview: build the site first
  --from <address>  lint, mcp, and agents: the site of the design system, its address or the folder that build wrote (default: the site
                    in --site)
  --package <name>  lint, diff, and snapshot: a package alone, without a site; may be repeated
  --only <component>
                    diff: only what changed of a component
  --rule <name>=<level>
                    lint: off, warning or error; may be repeated
  --json            build, check, lint, diff, history, agents, thumbnails, audit, measure, listen and push-search: print the summary or the report
                    as JSON, and nothing else
  --guidance        check: print the extent of each tab about a component, and what its model asks for
  --page <path>     audit and listen: only the examples or claims of a page, even unchanged ones; may be repeated
  --client <name>   agents: name the server of mcp in the configuration of claude, cursor, or vscode, too; may be
                    repeated
  --http            mcp: answer over HTTP instead, at /mcp
  --dry-run         push-search: say what would be sent, and send nothing
  --batch-size <number>
                    push-search: records in a request (default: as the service takes them)
  --help            show this text
  --version         show the version of patternbook
`;

/**
 * Parses the arguments after `patternbook`.
 * @throws UsageError for an unknown command or option, or an invalid value
 */
export function parseCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  const command = values.help ? 'help' : values.version ? 'version' : commandName(name);
  if (rest.length > 0 && command !== 'help' && !WITH_ARGUMENTS.includes(command)) {
    throw new UsageError(`Unexpected argument "${rest.join(' ')}".`);
  }
  return {
    command,
    site: values.site,
    port: values.port === undefined ? null : portNumber(values.port),
    host: values.host,
    allowedHosts: values['allowed-host'].map(hostName),
    build: values.build,
    json: values.json,
    guidance: values.guidance,
    files: WITH_ARGUMENTS.includes(command) ? rest : [],
    from: values.from ?? null,
    packages: values.package,
    only: values.only ?? null,
    rules: Object.fromEntries(values.rule.map(ruleLevel)),
    pages: values.page,
    clients: values.client,
    http: values.http,
    dryRun: values['dry-run'],
    batchSize: values['batch-size'] === undefined ? null : batchSizeNumber(values['batch-size'])
  };
}

const OPTIONS = {
  site: { type: 'string', default: '.' },
  port: { type: 'string' },
  host: { type: 'string', default: 'localhost' },
  'allowed-host': { type: 'string', multiple: true, default: [] },
  build: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  guidance: { type: 'boolean', default: false },
  from: { type: 'string' },
  package: { type: 'string', multiple: true, default: [] },
  only: { type: 'string' },
  rule: { type: 'string', multiple: true, default: [] },
  page: { type: 'string', multiple: true, default: [] },
  client: { type: 'string', multiple: true, default: [] },
  http: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'batch-size': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false }
} as const satisfies ParseArgsOptionsConfig;

type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS);

const GENERAL: readonly OptionName[] = ['site', 'help', 'version'];
const SERVER: readonly OptionName[] = ['port', 'host', 'allowed-host'];

/** Options of each command besides the general ones. */
const OPTIONS_OF: Readonly<Record<CommandName, readonly OptionName[]>> = {
  build: ['json'],
  preview: [...SERVER, 'build'],
  dev: SERVER,
  check: ['json', 'guidance'],
  lint: ['json', 'from', 'package', 'rule'],
  diff: ['json', 'package', 'only'],
  snapshot: ['package'],
  history: ['json'],
  thumbnails: ['json'],
  audit: ['json', 'page'],
  measure: ['json'],
  listen: ['json', 'page'],
  mcp: [...SERVER, 'from', 'http'],
  agents: ['json', 'from', 'client'],
  'push-search': ['json', 'dry-run', 'batch-size']
};

function parse(args: string[]) {
  requireKnownOptions(args);
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws UsageError for an option that does not exist, or that the command does not have */
function requireKnownOptions(args: string[]): void {
  const { tokens, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: OPTIONS,
    strict: false,
    tokens: true
  });
  const command = COMMANDS.find((known) => known === positionals[0]);
  for (const { name, rawName } of tokens.filter((token) => token.kind === 'option')) {
    if (!OPTION_NAMES.includes(name)) {
      const near = nearestName(name, OPTION_NAMES);
      throw new UsageError(`There is no option ${rawName}.${near === null ? '' : ` Did you mean --${near}?`}`);
    }
    const isGeneral = GENERAL.some((general) => general === name);
    if (command && !isGeneral && !OPTIONS_OF[command].some((own) => own === name)) {
      const others = COMMANDS.filter((other) => OPTIONS_OF[other].some((own) => own === name)).join(', ');
      throw new UsageError(`"${command}" has no option --${name}; it is for ${others}.`);
    }
  }
}

function commandName(name: string | undefined): CommandLine['command'] {
  const command = COMMANDS.find((known) => known === name);
  if (command) {
    return command;
  }
  if (name === undefined || name === 'help') {
    return 'help';
  }
  throw new UsageError(`There is no command "${name}". The commands are ${COMMANDS.join(', ')}.`);
}

/** Reads `name=level`. */
function ruleLevel(text: string): [name: keyof RuleLevels, level: 'off' | 'warning' | 'error'] {
  const [name = '', level = ''] = text.split('=');
  if (!isRuleName(name)) {
    const near = nearestName(name, RULE_NAMES);
    const advice = near === null ? `The rules are ${RULE_NAMES.join(', ')}.` : `Did you mean ${near}?`;
    throw new UsageError(`There is no rule "${name}". ${advice}`);
  }
  if (level !== 'off' && level !== 'warning' && level !== 'error') {
    throw new UsageError(`--rule ${name} needs =off, =warning or =error.`);
  }
  return [name, level];
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new UsageError(`--port needs a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function hostName(text: string): string {
  if (!HOST_NAME.test(text)) {
    throw new UsageError(
      `--allowed-host needs a host name without scheme and port, such as docs.example.com, not "${text}".`
    );
  }
  return text;
}

function batchSizeNumber(text: string): number {
  const size = Number(text);
  if (!/^\d+$/.test(text) || size < 1 || size > MAX_BATCH_SIZE) {
    throw new UsageError(`--batch-size needs a number from 1 to ${MAX_BATCH_SIZE}, not "${text}".`);
  }
  return size;
}
