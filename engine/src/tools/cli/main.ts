import { enableCompileCache } from 'node:module';

import { errorText } from '../../core/userError.ts';
import { engineVersion } from './engineVersion.ts';
import { type CommandLine, HELP, parseCommandLine, UsageError } from './commandLine.ts';

const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

/** Runs one command; its modules are loaded lazily, so that `--help` is fast. */
async function run(commandLine: CommandLine): Promise<number> {
  switch (commandLine.command) {
    case 'help':
      process.stdout.write(HELP);
      return 0;
    case 'version':
      process.stdout.write(`${engineVersion()}\n`);
      return 0;
    case 'build':
      return (await import('./commands.ts')).build(commandLine);
    case 'preview':
      return (await import('./commands.ts')).preview(commandLine);
    case 'dev':
      return (await import('./commands.ts')).dev(commandLine);
    case 'check':
      return (await import('./commands.ts')).check(commandLine);
    case 'lint':
      return (await import('../lint/lintCommand.ts')).lint(commandLine);
    case 'diff':
      return (await import('../diff/diffCommand.ts')).diff(commandLine);
    case 'snapshot':
      return (await import('../diff/snapshotCommand.ts')).snapshot(commandLine);
    case 'history':
      return (await import('../releases/historyCommand.ts')).history(commandLine);
    case 'thumbnails':
      return (await import('./browserCommands.ts')).thumbnails(commandLine);
    case 'audit':
      return (await import('./browserCommands.ts')).audit(commandLine);
    case 'measure':
      return (await import('./browserCommands.ts')).measure(commandLine);
    case 'listen':
      return (await import('./browserCommands.ts')).listen(commandLine);
    case 'mcp':
      return (await import('../mcp/mcpCommand.ts')).mcp(commandLine);
    case 'agents':
      return (await import('../agents/agentsCommand.ts')).agents(commandLine);
    case 'push-search':
      return (await import('../pushSearch/pushSearchCommand.ts')).pushSearch(commandLine);
  }
}

// Another program may stop reading, as `head` does: there is nobody left to write to.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }
    process.exit(EXIT_FAILED);
  });
}

// Node keeps compiled modules, its own and those of packages, in the system's folder for temporary files.
enableCompileCache();
// Parsers and the bundler give memory back at once, not when their allocator gets to it: 0.4 GB while scripts are bundled.
process.env['MIMALLOC_PURGE_DELAY'] ??= '0';

try {
  process.exitCode = await run(parseCommandLine(process.argv.slice(2)));
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\nRun "patternbook --help" for all commands and options.\n`);
    process.exitCode = EXIT_USAGE;
  } else {
    process.stderr.write(`${errorText(error)}\n`);
    process.exitCode = EXIT_FAILED;
  }
}
