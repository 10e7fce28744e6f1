import { describe, expect, it } from 'vitest';

import { checkFile } from '../../src/live/checker/checkFile.ts';
import { acmeLinter, findingsIn } from './acme.ts';

const UI = `import * as React from 'react';
import { cloneElement } from 'react';
import { Button, Card, Radio, TextField } from 'acme-ui';
import { CloseIcon } from 'acme-icons';
`;

describe('correct code has no findings', () => {
  it.each([
    // What an element of another component or the DOM takes.
    '<Button component={Link} to="/a" end>A</Button>',
    '<Button component="a" href="/a" download="b">A</Button>',
    // Names by the DOM.
    '<Button title="Close" icon={<CloseIcon />} />',
    '<Button dangerouslySetInnerHTML={{ __html: text }} />',
    '<label>Name <TextField /></label>',
    '<label><span><Own>{all.map((each) => <TextField key={each} />)}</Own></span></label>',
    "React.createElement('label', null, 'Name', React.createElement(TextField))",
    '<Card names="button"><p><Button icon={<CloseIcon />} /></p></Card>',
    '<Card names={on ? "button" : "none"}><Button icon={<CloseIcon />} /></Card>',
    '<Card {...props}><Button icon={<CloseIcon />} /></Card>',
    'React.createElement(Button, { variant: "none" } as any, "A")',
    // Elements that other code completes.
    'cloneElement(<Radio />, { id: "a", name: "b" })',
    'React.cloneElement(<Radio />, props)',
    // Parts of names, and what a text is searched for.
    "name.startsWith('--acme-c') || name.replace('--acme-old', '')",
    "<p className={kind.replace('acme-old', 'acme-card')} />",
    "<p className={kind.includes('acme-old') ? 'acme-card' : ''} />",
    "<p className={['acme', kind].join('-')} id={['acme', 'b'].join('-')} />",
    "<p className={'acme-b'.concat(kind)} />",
    "<p className={'acme-b' + kind + 'acme-b acme-' + kind} />",
    "<p style={{ padding: 'calc(8px + 1px) var(--own, 8px)', margin: 'max(8px, 1em)' }} />",
    '<Button aria-label={label}><i aria-hidden>x</i></Button>',
    '<Button><i aria-hidden={hidden}>x</i></Button>',
    // Colors that are made of others, and none.
    "<p style={{ color: 'color-mix(in srgb, var(--acme-color) 50%, red)' }} />",
    "<p style={{ background: 'rgba(0, 0, 0, 0)', color: '#0000' }} />"
  ])('%s', (code) => {
    const text = `${UI}export const a = ${code};\n`;
    expect(findingsIn(text)).toEqual([]);
    expect(checkFile({ name: 'a.tsx', text }, acmeLinter)).toEqual({ findings: [], failure: null });
  });

  it.each([
    '.a { background: color-mix(in srgb, rgb(0 0 0 / 10%), red); }',
    '.a { background: linear-gradient(var(--own), white) }',
    '.a { color: var(--own, color-mix(in srgb, var(--b, (red)), red)) }',
    '.a { color: rgb(from var(--own) r g b / 50%); fill: rgb(0 0 0 / 0%) }',
    // Paper, and the system's own colors, have no themes.
    '@media print { .a { color: black; background: #fff } }',
    '@media only print, (forced-colors: active) { @supports (color: red) { .a { border: 1px solid #000 } } }'
  ])('%s', (css) => expect(findingsIn(css, 'a.css')).toEqual([]));

  it('but on screens, also if they are printed', () => {
    expect(findingsIn('@media screen, print { .a { color: black } }', 'a.css')).toHaveLength(1);
    expect(findingsIn('@media not print { .a { color: black } }', 'a.css')).toHaveLength(1);
  });

  it.each([
    '<p class="acme-{{ kind }} {% if a %}acme-b{% endif %} acme-<%= kind %>">A</p>',
    '<p class="acme-${kind} acme-#{kind} acme-[[kind]] acme-<?php echo 1 ?>">A</p>'
  ])('%s', (html) => expect(findingsIn(html, 'a.html')).toEqual([]));
});

describe('code that is sure of nothing has no findings', () => {
  it.each([
    // Other releases may have the name.
    'const Own = UI.NewCard || UI.Card;',
    "const use = 'useNew' in UI ? UI.useNew() : null;\nif (UI.useNew) { UI.useNew(); }\nconst kind = typeof UI.useNew;",
    'const a = UI.useNew?.();\nconst b = UI?.useNew;\nUI.useNew && UI.useNew();',
    'const { NewCard = Card } = UI;\nconst { [name]: Own, ...rest } = UI;',
    'UI.default; UI.__esModule; UI.toString();',
    'Button.displayName; ButtonVariant[kind]; Object.values(ButtonVariant);',
    // Names that are declared twice, or may change.
    "const Own = Button;\nfunction other(Own) { return <Own varaint='a' />; }",
    "let Own = Button;\nOwn = other;\nconst a = <Own varaint='a' />;",
    "const Own = on ? Button : 'button';\nconst a = <Own varaint='a' />;",
    "const { Button: Own } = others;\nconst a = <Own varaint='a' />;",
    // Other modules, and files of other kinds.
    "const { Buton } = require('./own');\nconst version = require('acme-ui/package.json').version;",
    "require(name); import(`acme-ui/${name}`); import('acme-ui/dist/dynamic/Card').then(({ Card }) => Card);",
    "export * from 'acme-ui';\nexport * as All from 'acme-ui';\nexport { Card as default } from 'acme-ui';",
    "import Own from 'acme-ui/dist/esm/Own';",
    // What is removed need not be there.
    "document.body.classList.remove('acme-old');\nconst has = element.classList.contains('acme-old');",
    "const own = name + 'acme-old';\nconst a = <p className={own} id='acme-own' />;",
    "let own = 'acme-old';\nconst a = <p className={own} />;"
  ])('%s', (code) => {
    const text = `import * as UI from 'acme-ui';\nimport { Button, ButtonVariant, Card } from 'acme-ui';\n${code}\n`;
    expect(findingsIn(text, 'a.jsx')).toEqual([]);
    expect(checkFile({ name: 'a.jsx', text }, acmeLinter)).toEqual({ findings: [], failure: null });
  });
});

describe('files that are hard to read', () => {
  const joined = (count: number): string => `export const a = ${"'a' + ".repeat(count)}'b';\n`;

  it.each([
    ['thousands of texts that are joined', joined(40_000), 'a.js', []],
    ['brackets that no parser can take', `a = ${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'a.js', ['too deeply']],
    ['elements in each other', `a = ${'<a>'.repeat(8000)}${'</a>'.repeat(8000)}`, 'a.jsx', ['too deeply']],
    ['brackets in texts', `a = [${"'(', ".repeat(3000)}]`, 'a.js', []],
    ['no text', '\0\u0001', 'a.css', ['UTF-8']]
  ])('%s', (_, code, file, failures) => {
    const found = findingsIn(code, file);
    expect(found).toHaveLength(failures.length);
    failures.forEach((failure, index) => expect(found[index]).toContain(failure));
  });

  it('has the columns that editors show, also behind a byte order mark', () => {
    expect(acmeLinter.lintSheet('\uFEFF.a { color: #111 }')).toMatchObject([
      { line: 1, column: 13, fix: { from: 13, to: 17 } }
    ]);
  });
});
