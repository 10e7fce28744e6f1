import { parseArgs } from 'node:util';

const PARTS = ['build', 'dev', 'pages', 'navigation', 'editing', 'search', 'synthetic', 'examples'] as const;
export type Part = (typeof PARTS)[number];

/** Thrown for an invalid command line; the message explains the problem. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const HELP = `Usage: npm run bench -- [options]

Measures the cost of building and using the PatternFly site, prints it beside the figures of other engines, and writes it
to bench/results/latest.json. Without options, it measures everything, one part after the other.

Options
  --only <part>   measure one part; may be repeated. Parts:
                    build       time and memory of builds: cold, unchanged, after edits
                    dev         start of the dev server, its first page, edits until they show
                    pages       weight and loading time of pages
                    navigation  following links within the site
                    editing     time from an edit of an example to its preview
                    search      time from a query to its results
                    synthetic   builds of generated sites with 350, 1,000, and 3,500 pages
                    examples    builds of a package's examples, once and ten times under new names
                  The parts pages, navigation, editing, and search use the site that the part build has built, or
                  the last "npm run build" if that part isn't measured.
  --help          show this text
`;

/**
 * Parses the arguments after `npm run bench --`.
 * @returns the parts to measure; null for the help
 * @throws UsageError for an unknown option or part
 */
export function parseCommandLine(args: string[]): ReadonlySet<Part> | null {
  const { only, help } = parse(args);
  return help ? null : new Set(only.map(partNamed));
}

function parse(args: string[]): { only: string[]; help: boolean } {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true, default: [...PARTS] },
        help: { type: 'boolean', default: false }
      }
    }).values;
  } catch (error) {
    // The first sentence names the option; the others explain how arguments of all kinds are written.
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${message.replace(/\.$/, '')}.`);
  }
}

function partNamed(name: string): Part {
  const part = PARTS.find((known) => known === name);
  if (!part) {
    throw new UsageError(`There is no benchmark "${name}". The benchmarks are ${PARTS.join(', ')}.`);
  }
  return part;
}
