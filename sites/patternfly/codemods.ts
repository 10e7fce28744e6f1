import stored from './codemods.json' with { type: 'json' };

/** What `scripts/readCodemods.ts` found out about the published codemods. */
interface StoredCodemods {
  version: string;
  release: string;
  rules: Record<
    string,
    {
      /** Id of the rule's heading in the package's description. */
      anchor: string | null;
      components?: string[];
      exports?: string[];
      props?: Record<string, string[]>;
    }
  >;
}

const RULES = 'https://github.com/patternfly/pf-codemods/blob/main/packages/pf-codemods/README.md';

const { release, rules }: StoredCodemods = stored;

/** Codemods that lead to releases of the site's history. */
export const codemods = [
  {
    release,
    command: 'npx @patternfly/pf-codemods@latest ./src --v6 --only {rules} --fix',
    rules: Object.fromEntries(
      Object.entries(rules).map(([name, { anchor, ...mended }]) => [
        name,
        { href: anchor === null ? RULES : `${RULES}#${anchor}`, ...mended }
      ])
    )
  }
];
