import { describe, expect, it } from 'vitest';

import { checkFile } from '../../src/live/checker/checkFile.ts';
import { lintFile } from '../../src/tools/lint/lintFiles.ts';
import { mistakes } from './mistakes.ts';
import { starterLinter } from './starterLinter.ts';

const linter = await starterLinter();

/** What browsers and Node find, which should be equal. */
const both = (code: string, name = 'a.tsx') => ({
  browser: checkFile({ name, text: code }, linter),
  node: lintFile(name, code, linter)
});

const imports = "import { Button, Tag } from 'larkspur-ui';\n";

it('finds the same with the parser of browsers as with that of Node', () => {
  for (const { file, code } of mistakes) {
    const { browser, node } = both(code, file);
    expect(browser, code).toEqual({ findings: node.findings, failure: node.failure });
  }
});

it.each([
  [
    'behind types on the same line',
    `${imports}const a: Map<string, number> = new Map(); const b = <Button varaint="a">A</Button>;`
  ],
  ['a class within a text', `${imports}const a = (b as string, <p className="one lark-row-spred two">A</p>);`],
  [
    'a type that is imported',
    "import type { ButtonPropz } from 'larkspur-ui';\nimport { type TagPropz } from 'larkspur-ui';"
  ],
  ['an import that nothing uses', "import { Notise } from 'larkspur-ui';"],
  [
    'with comments and types between',
    `${imports}// patternbook-disable-next-line\nconst a = <Tag tone="warnin" />;\ntype B = string;\nconst c = <Tag tone="warnin">A</Tag>;`
  ],
  [
    'in a call of createElement, and in a constant',
    `${imports}import { createElement } from 'react';\nconst b: Style = { padding: 8 };\nconst a = createElement(Tag, { tone: 'warnin', style: b as any }, 'A');\nconst c = <p style={{ color: '#57516c' } as CSSProperties} />;`
  ],
  ['with an enumeration', `${imports}enum A { B = 'b' }\nconst c = <Tag tone="warnin">A</Tag>;`]
])('places what it finds as in Node: %s', (_, code) => {
  const { browser, node } = both(code);
  expect(browser.findings).toEqual(node.findings);
  expect(browser.findings).not.toEqual([]);
});

it.each([
  `${imports}const a = <Tag tone={'warnin' as any}>A</Tag>;`,
  `${imports}const a = <Tag tone={(b ? 'warnin' : 'x') as Tone}>A</Tag>;`,
  `${imports}const a = <Tag style={{ color: '#fff' as string }}>A</Tag>;`
])('believes what the author says of a value: %s', (code) => {
  const { browser, node } = both(code);
  expect(browser.findings).toEqual([]);
  expect(node.findings).toEqual([]);
});

describe('a file that can’t be read', () => {
  it('has the place of its error', () => {
    expect(both('const a = (;\n').browser).toMatchObject({ findings: [], failure: { line: 1 } });
  });

  it('is one of TypeScript without elements only in its name', () => {
    expect(both('const a = <string>b;', 'a.ts').browser.failure).toBeNull();
    expect(both('const a = <string>b;', 'a.tsx').browser.failure).not.toBeNull();
  });
});

describe('a fix', () => {
  const fixed = (code: string, name?: string): string => {
    const { findings } = both(code, name).browser;
    return findings
      .flatMap(({ fix }) => fix ?? [])
      .toReversed()
      .reduce((text, { from, to, text: replaced }) => text.slice(0, from) + replaced + text.slice(to), code);
  };
  const used = (jsx: string): string =>
    `import { Button, Meter, Notice, Tag } from 'larkspur-ui';\nconst a = ${jsx};\n`;

  it.each([
    ['<Button varaint="quiet">A</Button>', '<Button variant="quiet">A</Button>'],
    ['<Tag tone="warnin">A</Tag>', '<Tag tone="warning">A</Tag>'],
    ["<Tag tone={b ? 'warnin' : 'danger'}>A</Tag>", `<Tag tone={b ? "warning" : 'danger'}>A</Tag>`],
    ['<Meter label="A" value="3" />', '<Meter label="A" value={3} />'],
    ['<Notice title="A" isLive="true" />', '<Notice title="A" isLive={true} />'],
    ["<Tag style={{ color: '#57516c' }}>A</Tag>", "<Tag style={{ color: 'var(--lark-color-text-subtle)' }}>A</Tag>"],
    ['<Tag style={{ padding: 8 }}>A</Tag>', "<Tag style={{ padding: 'var(--lark-space-medium)' }}>A</Tag>"],
    [
      "<Tag style={{ color: 'var(--lark-color-tex)' }}>A</Tag>",
      "<Tag style={{ color: 'var(--lark-color-text)' }}>A</Tag>"
    ],
    ['<Tag className="a lark-row-spred">A</Tag>', '<Tag className="a lark-row-spread">A</Tag>']
  ])('of %s', (before, after) => {
    expect(fixed(used(before))).toBe(used(after));
    expect(both(used(after)).browser.findings).toEqual([]);
  });

  it('replaces the module of an import, and values of style sheets', () => {
    expect(fixed('import { Button } from "larkspur-ui/src/Button.js";')).toBe('import { Button } from "larkspur-ui";');
    expect(fixed('a { border: 1px solid #57516c; padding: 8px 1px }', 'a.css')).toMatch(
      /^a \{ border: 1px solid var\(--lark-[\w-]+\); padding: var\(--lark-space-medium\) 1px \}$/
    );
  });

  it('is left to a person where other code would have to follow', () => {
    const { findings } = both(
      'import { Notise } from \'larkspur-ui\';\nconst a = <Notise title="A">A</Notise>;'
    ).browser;
    expect(findings.map(({ fix }) => fix)).toEqual([null]);
  });
});
