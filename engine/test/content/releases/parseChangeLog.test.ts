import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseChangeLog } from '../../../src/content/releases/parseChangeLog.ts';

const FILE = '/acme/CHANGELOG.md';
const parse = (text: string) => parseChangeLog(text, FILE);

const CONVENTIONAL = `# Change Log

All notable changes are in this file.

## [2.1.1](https://acme.test/compare/knob@2.1.0...knob@2.1.1) (2026-03-01)

**Note:** Version bump only for package knob

# [2.1.0](https://acme.test/compare/knob@2.0.0...knob@2.1.0) (2026-02-01)

### Bug Fixes

* **Dial, Knob:** turn the \`Dial\` both ways ([#12](https://acme.test/issues/12)) ([abc123](https://acme.test/commit/abc123)), closes [#10](https://acme.test/issues/10)
- a fix of no part

### ⚠ BREAKING CHANGES

- the knob
  turns by itself

### Performance Improvements

* fewer \\_turns\\_

## 2.0.0 (2026-01-01)
`;

describe('a change log generated from commits', () => {
  const { versions, problems } = parse(CONVENTIONAL);

  it('reads versions with their dates and comparison links', () => {
    expect(problems).toEqual([]);
    expect(versions.map(({ version, date, href }) => [version, date, href])).toEqual([
      ['2.1.1', '2026-03-01', 'https://acme.test/compare/knob@2.1.0...knob@2.1.1'],
      ['2.1.0', '2026-02-01', 'https://acme.test/compare/knob@2.0.0...knob@2.1.0'],
      ['2.0.0', '2026-01-01', null]
    ]);
    expect(versions[0]?.changes).toEqual([]);
  });

  it('lists changes by kind, with scope and links', () => {
    expect(versions[1]?.changes).toEqual([
      {
        kind: 'fix',
        scope: 'Dial, Knob',
        text: 'turn the `Dial` both ways',
        links: [
          { text: '#12', href: 'https://acme.test/issues/12' },
          { text: 'abc123', href: 'https://acme.test/commit/abc123' },
          { text: '#10', href: 'https://acme.test/issues/10' }
        ]
      },
      { kind: 'fix', scope: null, text: 'a fix of no part', links: [] },
      { kind: 'breaking', scope: null, text: 'the knob turns by itself', links: [] },
      { kind: 'other', scope: null, text: 'fewer _turns_', links: [] }
    ]);
  });
});

describe('other change logs', () => {
  it.each([
    ['changesets', '# acme-knob\n\n## 1.2.0\n\n### Minor Changes\n\n- a1b2c3: Turns', '1.2.0', null, 'feature'],
    [
      'Keep a Changelog',
      '# Changelog\n## [Unreleased]\n- no\n## [1.1.0] - 2025-05-06\n### Fixed\n- It',
      '1.1.0',
      '2025-05-06',
      'fix'
    ],
    ['a name before the version', '## acme@1.0.0-rc.1 (2025-01-02)\n* Turns', '1.0.0-rc.1', '2025-01-02', 'other'],
    ['Windows line endings', '## v3.0.0\r\n\r\n### Features\r\n\r\n* Turns\r\n', '3.0.0', null, 'feature']
  ])('are read too: %s', (_, text, version, date, kind) => {
    const [first, ...others] = parse(text).versions;
    expect(others).toEqual([]);
    expect(first).toMatchObject({ version, date, changes: [{ kind }] });
  });

  it('skip headings without a version, and report them', () => {
    const { versions, problems } = parse('# Change Log\n## 1.0.0\n- One\n## Spring cleaning\n- Two\n## 0.9.0\n- Three');
    expect(versions.map(({ changes }) => changes.map(({ text }) => text))).toEqual([['One'], ['Three']]);
    expect(problems).toMatchObject([{ code: 'change-log-heading', location: { file: FILE, line: 4 } }]);
  });

  it('are reported if they have no version', () => {
    expect(parse('Nothing happened.').problems).toMatchObject([
      { code: 'change-log-unreadable', severity: 'warning', location: { file: FILE } }
    ]);
  });

  it('may contain code, whose lines are neither headings nor entries', () => {
    const { versions } = parse('## 1.0.0\n- Use it:\n```sh\n# 2.0.0\n- no\n```\n- Then turn');
    expect(versions.map(({ changes }) => changes.map(({ text }) => text))).toEqual([['Use it:', 'Then turn']]);
  });
});

const version = fc
  .tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.constantFrom('', '-alpha.1', '-prerelease.20'))
  .map(([major, minor, patch, rest]) => `${major}.${minor}.${patch}${rest}`);
const words = fc.array(fc.constantFrom('turn', 'the', 'knob', '`Dial`', 'twice'), { minLength: 1 });
const section = fc.record({
  version,
  isLinked: fc.boolean(),
  kind: fc.constantFrom(
    ['Features', 'feature'],
    ['Bug Fixes', 'fix'],
    ['BREAKING CHANGES', 'breaking'],
    ['Reverts', 'other']
  ),
  entries: fc.array(fc.record({ scope: fc.constantFrom(null, 'Knob', 'Dial, Knob'), words, hash: fc.nat() }))
});

it('returns every version and entry of a log, in order', () => {
  fc.assert(
    fc.property(fc.array(section, { minLength: 1 }), (sections) => {
      const text = sections.map(({ version: name, isLinked, kind, entries }) => {
        const heading = isLinked ? `[${name}](https://acme.test/${name})` : name;
        const items = entries.map((entry) => {
          const scope = entry.scope === null ? '' : `**${entry.scope}:** `;
          return `* ${scope}${entry.words.join(' ')} ([${entry.hash}](https://acme.test/${entry.hash}))`;
        });
        return `## ${heading} (2026-01-02)\n\n### ${kind[0]}\n\n${items.join('\n')}\n`;
      });
      const { versions, problems } = parse(`# Change Log\n\n${text.join('\n\n')}`);
      expect(problems).toEqual([]);
      expect(versions.map((logged) => logged.version)).toEqual(sections.map((one) => one.version));
      expect(versions.map(({ changes }) => changes.map(({ scope, text: said }) => [scope, said]))).toEqual(
        sections.map(({ entries }) => entries.map((entry) => [entry.scope, entry.words.join(' ')]))
      );
      expect(
        versions.every(({ changes }, index) => changes.every(({ kind }) => kind === sections[index]?.kind[1]))
      ).toBe(true);
    })
  );
});

it('never throws', () => {
  const line = fc.oneof(
    fc.string(),
    fc.stringMatching(/^#{1,6} [[\]()v@\d.#-]{0,12}$/),
    fc.stringMatching(/^[*-] (\*\*a:?\*\* )?[[\](),`\\ab]{0,20}$/)
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { versions, problems } = parse(lines.join('\n'));
      expect(versions.length + problems.length).toBeGreaterThan(0);
    })
  );
});
