import { createHash } from 'node:crypto';

import type { SiteFacts } from '../../../core/siteFacts.ts';
import { slug } from '../../../core/slug.ts';

/** Folder of the skills and of their list. */
export const SKILLS_FOLDER = '/.well-known/agent-skills';

/** Address of the list of skills. */
export const SKILLS_ADDRESS = `${SKILLS_FOLDER}/index.json`;

interface SkillsInput {
  facts: SiteFacts;
  /** Packages that the site documents -> their versions. */
  packages: ReadonlyMap<string, string>;
}

/**
 * Returns a skill that teaches assistants to use the site, and the list with its digest, address -> text. Its text is for
 * models, and stays English.
 * @see https://github.com/cloudflare/agent-skills-discovery-rfc version 0.2.0
 */
export function skillFiles(input: SkillsInput): ReadonlyMap<string, string> {
  const name = skillName(input.facts.name);
  const description = descriptionOf(input.facts);
  const address = `${SKILLS_FOLDER}/${name}/SKILL.md`;
  const text = skillText(name, description, input);
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name,
        type: 'skill-md',
        description,
        url: address,
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`
      }
    ]
  };
  return new Map([
    [address, text],
    [SKILLS_ADDRESS, `${JSON.stringify(index, null, 2)}\n`]
  ]);
}

/** The format allows 64 small letters, digits, and single hyphens. */
function skillName(product: string): string {
  const name = slug(product)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 56)
    .replaceAll(/^-+|-+$/g, '');
  return name === '' ? 'design-system' : name;
}

function descriptionOf({ name, release }: SiteFacts): string {
  return `Write and check code with ${name} ${release}: look up components, properties, examples, tokens, and icons in its documentation. Use it before you write or change code that uses ${name}.`;
}

function skillText(name: string, description: string, { facts, packages }: SkillsInput): string {
  const { name: product, release } = facts;
  const site = facts.url ?? '';
  const from = facts.url ?? '<address of this site>';
  return `---
name: ${name}
description: ${JSON.stringify(description)}
---

# ${product} ${release}

Versions: ${[...packages].map(([each, version]) => `${each} ${version}`).join(', ')}. Compare them with those in the project's
\`package.json\`. What you remember of other versions may be wrong, so look up each component before you use it.

## Look things up

- All pages: ${site}/llms.txt. Each page and each example is Markdown at its address with \`.md\`, and a page has its props and CSS
  variables at its end.
- Components by name: ${site}/api/components.json. Take the address in \`address\` for the properties of one.
- Tokens: ${site}/api/tokens.json. Icons: ${site}/api/icons.json.
- All requests and the schemas of their answers: ${site}/api/openapi.json.

With the Model Context Protocol, \`npx -y patternbook mcp --from ${from}\` answers the same by search.

## Write code

1. Find the page of the component, and read its example that is nearest to the task.
2. Import from the module in \`importLine\`. Set only properties that are listed, with listed values.
3. Use tokens in place of raw colors, sizes, and durations.
4. Give each control a name that screen readers can read, as the page's accessibility tab says.

## Check it

Run this before you hand over code, and correct what it finds:

\`\`\`bash
npx -y patternbook lint 'src/**/*.tsx' --from ${from}
\`\`\`

It knows unknown components, properties, and values, deprecations, wrong imports and nesting, missing names, and raw values
with the nearest token. It judges by the versions that the project has installed.
`;
}
