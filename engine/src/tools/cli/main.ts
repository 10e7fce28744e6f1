import { errorText } from '../../core/userError.ts';
import { HELP, type CommandLine, UsageError, parseCommandLine } from './commandLine.ts';
import { engineVersion } from './engineVersion.ts';

const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

/** Runs one command; its modules are loaded only then, so that `--help` answers at once. */
async function run(commandLine: CommandLine): Promise<number> {
  switch (commandLine.command) {
    case 'help':
      process.stdout.write(HELP);
      return 0;
    case 'version':
      process.stdout.write(`${engineVersion()}\n`);
      return 0;
    case 'build':
      return (await import('./build.ts')).build(commandLine);
    case 'preview':
      return (await import('./preview.ts')).preview(commandLine);
    case 'dev':
      return (await import('./dev.ts')).dev(commandLine);
    case 'check':
      return (await import('./check.ts')).check(commandLine);
    case 'thumbnails':
      return (await import('./thumbnails.ts')).thumbnails(commandLine);
    case 'illustrations':
      return (await import('./illustrations.ts')).illustrations(commandLine);
    case 'audit':
      return (await import('./audit.ts')).audit(commandLine);
    case 'push-search':
      return (await import('../pushSearch/pushSearchCommand.ts')).pushSearch(commandLine);
  }
}

try {
  process.exitCode = await run(parseCommandLine(process.argv.slice(2)));
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${HELP}`);
    process.exitCode = EXIT_USAGE;
  } else {
    process.stderr.write(`${errorText(error)}\n`);
    process.exitCode = EXIT_FAILED;
  }
}
