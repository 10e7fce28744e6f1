import { wantsColor } from '../../check/formatReport.ts';
import { UserError } from '../../core/userError.ts';
import { createLinter } from '../../lint/linter.ts';
import { type CommandLine, UsageError } from '../cli/commandLine.ts';
import { formatFindings } from './formatFindings.ts';
import { findFiles, findIdleGlobs, lintFiles } from './lintFiles.ts';
import { openSystem } from './openSystem.ts';
import { createReport } from './report.ts';

/** `patternbook lint`: exit code 1 when a file has an error. */
export async function lint({ files: globs, from, packages, site, rules, json }: CommandLine): Promise<number> {
  if (globs.length === 0) {
    throw new UsageError('"lint" needs files to check, such as "src/**/*.tsx".');
  }
  const folder = process.cwd();
  const files = findFiles(globs, folder);
  if (files.length === 0) {
    throw new UserError(
      `No file matches ${globs.map((glob) => `"${glob}"`).join(', ')}. Files end in .tsx, .ts, .mts, .cts, .jsx, .js, .mjs, .cjs, .css, or .html; those in node_modules are left out.`
    );
  }
  // A single one has found all files.
  for (const glob of globs.length > 1 ? findIdleGlobs(globs, folder) : []) {
    process.stderr.write(`No file that can be checked matches "${glob}".\n`);
  }
  const system = await openSystem({ from, packages, site }, folder);
  const report = createReport(files.length, lintFiles(files, folder, createLinter(system.data, rules)), system);
  process.stdout.write(
    json ? `${JSON.stringify(report, null, 2)}\n` : formatFindings(report, wantsColor(process.stdout, process.env))
  );
  return report.errors > 0 ? 1 : 0;
}
