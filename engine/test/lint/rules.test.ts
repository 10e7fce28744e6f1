import { describe, expect, it } from 'vitest';

import type { Finding } from '../../src/lint/finding.ts';
import { createLinter } from '../../src/lint/linter.ts';
import type { RuleLevels } from '../../src/lint/rules.ts';
import { lintFile } from '../../src/tools/lint/lintFiles.ts';
import { starterData } from './starterLinter.ts';

const data = await starterData();

function lint(text: string, file = 'a.tsx', levels: RuleLevels = {}): Finding[] {
  const { findings, failure } = lintFile(file, text, createLinter(data, levels));
  expect(failure).toBeNull();
  return findings;
}

const element = (jsx: string, names = 'Button, Disclosure, Meter, Notice, Tag'): string =>
  `import { ${names} } from 'larkspur-ui';\nexport const A = () => ${jsx};\n`;

const suggestions = (findings: readonly Finding[]): (string | null)[] => findings.map(({ suggestion }) => suggestion);

describe('a finding', () => {
  it('has its place, severity, suggestion and page', () => {
    expect(lint(element('(\n  <Button varaint="quiet">A</Button>\n)'))).toEqual([
      {
        rule: 'unknown-prop',
        severity: 'error',
        line: 3,
        column: 11,
        message: '<Button> has no property "varaint".',
        suggestion: 'variant',
        page: '/components/button',
        fix: { from: 105, to: 112, text: 'variant' }
      }
    ]);
  });

  it('costs the same in a long file', () => {
    const linter = createLinter(data);
    const costOf = (lines: number): number => {
      const text = '.a { color: #f00; }\n'.repeat(lines);
      const before = process.cpuUsage();
      expect(lintFile('a.css', text, linter).findings).toHaveLength(lines);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / lines;
    };
    costOf(5000);
    expect(costOf(40_000) / costOf(5000)).toBeLessThan(3);
  });

  it('has the level that its rule is given', () => {
    const text = element('<Button varaint="quiet" style={{ padding: 16 }}>A</Button>');
    expect(
      lint(text, 'a.tsx', { 'unknown-prop': 'warning', 'raw-size': 'off' }).map(({ severity }) => severity)
    ).toEqual(['warning']);
  });
});

describe('suggestions', () => {
  it.each([
    ["import { Notise } from 'larkspur-ui';", 'Notice'],
    ["import { Button } from 'larkspur-ui/src/Button.js';", "import { Button } from 'larkspur-ui'"],
    [element('<Tag tone="warnin">A</Tag>'), '"warning"'],
    [element('<Meter label="A" value="3" />'), '{3}'],
    [element('<Notice title="A" isLive="true" />'), '{true}'],
    [element("<Tag style={{ color: '#57516c' }}>A</Tag>"), 'var(--lark-color-text-subtle)'],
    [element('<Tag style={{ padding: 8 }}>A</Tag>'), 'var(--lark-space-medium)'],
    [element("<Tag style={{ color: 'var(--lark-color-tex)' }}>A</Tag>"), '--lark-color-text'],
    [element('<Tag className="lark-row-spred">A</Tag>'), 'lark-row-spread'],
    [element('<Chip text="A" onClose={close} />', 'Chip'), 'Use Tag.']
  ])('of %j', (text, suggestion) => {
    expect(suggestions(lint(text))).toEqual([suggestion]);
  });

  it('names the contrast of a color with the one that it is meant for', () => {
    const [finding] = lint(element("<Tag style={{ color: '#57516b' }}>A</Tag>"));
    expect(finding?.message).toContain(
      'The nearest is #57516b, with a contrast of 6.7 to --lark-color-surface-raised.'
    );
  });
});

describe('what is computed', () => {
  it.each([
    '<Meter {...meter} />',
    '<Button {...rest} />',
    '<Button variant={kind}>A</Button>',
    '<Button variant={kind as "main"}>A</Button>',
    "<Button variant={'main' as any}>A</Button>",
    '<Button data-test="a" aria-label="B" key="c" onClick={go} ref={button} type="submit">A</Button>',
    '<Disclosure summary="A">{text}</Disclosure>',
    '<Disclosure summary="A" children="B" />',
    '<Disclosure summary={<Button>A</Button>}>{render(() => <Notice title="A" />)}</Disclosure>',
    '<Button aria-label="Close"><svg /></Button>',
    '<Tag className={`lark-${kind} lark-tag-${tone}`}>A</Tag>',
    "<Tag className={'lark-' + kind}>A</Tag>",
    '<Tag className={styles["lark-wrong"]}>A</Tag>',
    "<Tag style={{ color: 'var(--lark-color-' + kind + ')' }}>A</Tag>",
    '<Tag style={{ color: `var(--lark-color-${kind})` }}>A</Tag>',
    "<Tag style={{ color: color, background: 'transparent', border: 'none', padding: 'calc(16px + 1rem)' }}>A</Tag>",
    "<Tag style={{ background: 'url(red.png)', width: 16, padding: 3 }}>A</Tag>",
    "<Own style={{ color: 'red' }} varaint='a'><Notice title='A' /></Own>"
  ])('is no mistake: %s', (jsx) => {
    expect(lint(element(jsx))).toEqual([]);
  });

  it('silences a name that the file declares, too', () => {
    const text = element('<p>{all.map(({ Button }) => <Button wrong key="a" />)}</p>');
    expect(lint(text)).toEqual([]);
  });

  it('leaves other packages alone', () => {
    expect(
      lint(
        "import { Buton } from 'other-ui';\nimport 'larkspur-ui/css/larkspur.css';\nexport const A = () => <Buton x />;"
      )
    ).toEqual([]);
  });
});

describe('calls of createElement', () => {
  const calls = (code: string): string[] =>
    lint(
      `import { createElement, Fragment } from 'react';\nimport * as React from 'react';\nimport { Button, Meter, Notice, Tag } from 'larkspur-ui';\nimport * as UI from 'larkspur-ui';\n${code}`
    ).map(({ rule, suggestion }) => `${rule} ${suggestion ?? '-'}`);

  it.each([
    ["createElement(Tag, { tonne: 'neutral' }, 'New');", ['unknown-prop tone']],
    ["React.createElement(Tag, { tone: 'warnin' }, 'New');", ['wrong-value "warning"']],
    ["createElement(UI.Tag, { 'tone': 'warnin' }, 'New');", ['wrong-value "warning"']],
    ['createElement(UI.Tagg, null);', ['unknown-component Tag']],
    ['createElement(Button);', ['missing-name -']],
    ['createElement(Button, null);', ['missing-name -']],
    ["createElement('p', { className: 'lark-row-spred' });", ['unknown-class lark-row-spread']],
    ["createElement(Tag, { style: { padding: 8 } }, 'New');", ['raw-size var(--lark-space-medium)']],
    ["createElement(Notice, { title: 'A' }, createElement(Tag, { tonne: 'neutral' }, 'New'));", ['unknown-prop tone']]
  ])('%s', (code, rules) => expect(calls(code)).toEqual(rules));

  it.each([
    "createElement(Tag, { tone: 'neutral', 'data-a': 1, key: 'a' }, 'New');",
    "createElement(Button, props, 'A');\ncreateElement(Button, { ...props });\ncreateElement(Button, { [name]: 'A' });",
    "createElement(Button, { 'aria-label': 'A' });\ncreateElement(kind, { tonne: 1 });\nh(Tag, { tonne: 1 });",
    "createElement(Fragment, null, createElement('p', { style: { width: 8 } }));"
  ])('that are right or unknown: %s', (code) => expect(calls(code)).toEqual([]));
});

describe('styles in constants', () => {
  it.each([
    ['const box = { padding: 8 };\nconst a = <p style={box} />;', ['raw-size 1']],
    ['const a = () => { const box: CSSProperties = { padding: 8 }; return <p style={box} />; };', ['raw-size 1']],
    ['const all = { box: { padding: 8 }, b: 1 } as const;\nconst a = <p style={all.box} />;', ['raw-size 1']],
    ['const a = <p style={{ padding: 8 } as CSSProperties} />;', ['raw-size 1']],
    ['const box = { padding: 8 };\nconst a = <p style={box}><b style={box} /></p>;', ['raw-size 1']]
  ])('are read: %s', (code, rules) => expect(lint(code).map(({ rule, line }) => `${rule} ${line}`)).toEqual(rules));

  it.each([
    'const box = { padding: 8 };\nconst a = <p title={box} />;',
    'let box = { padding: 8 };\nconst a = <p style={box} />;',
    'const box = { padding: 8 };\nconst a = (box) => <p style={box} />;',
    'const all = { ...others, box: { padding: 8 } };\nconst a = <p style={all.box} />;',
    'const box = b ? { padding: 8 } : {};\nconst a = <p style={box} />;'
  ])('are left alone if they may be others, or are none: %s', (code) => expect(lint(code)).toEqual([]));
});

describe('style sheets and documents', () => {
  it('have known variables and classes', () => {
    const css =
      '.lark-tag { --own: #fff; color: var(--lark-color-text, #000); }\n/* .lark-no { color: red } */\n.own { width: 16px }';
    expect(lint(css, 'a.css')).toEqual([]);
  });

  it('are checked in the attributes and elements of HTML', () => {
    const html = '<style>.lark-no { gap: 8px }</style>\n<p class=lark-nope style="color: #fff">lark-no</p>';
    expect(lint(html, 'a.html').map(({ rule, line }) => `${rule} ${line}`)).toEqual([
      'unknown-class 1',
      'raw-size 1',
      'unknown-class 2',
      'raw-color 2'
    ]);
  });
});

describe('comments', () => {
  it.each([
    ['<p>\n{/* patternbook-disable-next-line */}\n<Tag tone="a" b>A</Tag></p>', []],
    ['<p>\n{/* patternbook-disable-next-line unknown-prop -- known */}\n<Tag tone="a" b>A</Tag></p>', ['wrong-value']],
    ['<Tag tone="a">A</Tag> // patternbook-disable-line wrong-value, unknown-prop', []],
    ['<Tag tone="a">A</Tag> // patternbook-disable-line unknown-prop', ['wrong-value']]
  ])('disable rules: %s', (jsx, rules) => {
    expect(lint(element(jsx)).map(({ rule }) => rule)).toEqual(rules);
  });

  it('work in style sheets and documents', () => {
    expect(lint('.lark-no { } /* patternbook-disable-line unknown-class */', 'a.css')).toEqual([]);
    expect(lint('<!-- patternbook-disable-next-line -->\n<p class="lark-no"></p>', 'a.html')).toEqual([]);
  });
});
