import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { skillFiles, SKILLS_ADDRESS } from '../../../../src/site/publish/api/skills.ts';

const FACTS = {
  name: 'Acme Kit',
  description: 'Parts.',
  release: '2.1.0',
  url: 'https://acme.example',
  api: { version: '1.0.0', description: '/api/openapi.json' },
  toolAliases: {}
};

interface Index {
  $schema: string;
  skills: { name: string; type: string; description: string; url: string; digest: string }[];
}

it('has a skill with the installed versions, and a list with its digest', () => {
  const files = skillFiles({ facts: FACTS, packages: new Map([['acme-ui', '2.1.0']]) });
  const index = JSON.parse(files.get(SKILLS_ADDRESS) ?? '') as Index;
  expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  const [skill] = index.skills;
  expect(skill).toMatchObject({
    name: 'acme-kit',
    type: 'skill-md',
    url: '/.well-known/agent-skills/acme-kit/SKILL.md'
  });
  const text = files.get(skill?.url ?? '') ?? '';
  expect(skill?.digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);

  const head = parse(text.split('---')[1] ?? '') as { name: string; description: string };
  expect(head).toEqual({ name: 'acme-kit', description: skill?.description });
  expect(head.description.length).toBeLessThanOrEqual(1024);
  expect(text).toContain('acme-ui 2.1.0');
  expect(text).toContain("npx -y patternbook lint 'src/**/*.tsx' --from https://acme.example");
});

it.each([
  ['Ünïcode', /^[a-z0-9]+(?:-[a-z0-9]+)*$/],
  ['設計', /^design-system$/]
])('has a name that the format allows for %s', (name, allowed) => {
  const files = skillFiles({ facts: { ...FACTS, name }, packages: new Map() });
  expect((JSON.parse(files.get(SKILLS_ADDRESS) ?? '') as Index).skills[0]?.name).toMatch(allowed);
});
