import { describe, expect, it } from 'vitest';

import { foundInBoth } from './acme.ts';

const UI = "import { Button, Card, Radio, TextField } from 'acme-ui';\nimport { CloseIcon } from 'acme-icons';\n";

describe('suggestions', () => {
  it.each([
    ['<Button component={Link} varaint="plain">A</Button>', 'unknown-prop 3 variant'],
    // Short names are alike by accident.
    ['<Button to="/a">A</Button>', 'unknown-prop 3'],
    ['<Button variant="main">A</Button>', 'wrong-value 3'],
    ['<Button variant="palin">A</Button>', 'wrong-value 3 "plain"'],
    // No token is near.
    ["<p style={{ color: 'yellow' }}>A</p>", 'raw-color 3'],
    ["<p style={{ color: '#222' }}>A</p>", 'raw-color 3 var(--acme-color)']
  ])('of %s', (code, finding) => expect(foundInBoth(`${UI}export const a = ${code};`)).toEqual([finding]));
});

describe('other ways to import', () => {
  it.each([
    ["export { Button, Buton } from 'acme-ui';", ['unknown-component 1 Button']],
    ["const { Button, Cards } = require('acme-ui');", ['unknown-component 1 Card']],
    [
      "const { Button } = require('acme-ui');\nexports.a = <Button varaint='plain'>A</Button>;",
      ['unknown-prop 2 variant']
    ],
    [
      "const ui = require('acme-ui');\nexports.a = <ui.Button varaint='plain'>A</ui.Button>;",
      ['unknown-prop 2 variant']
    ],
    [
      "const Button = require('acme-ui').Button;\nexports.a = <Button varaint='a'>A</Button>;",
      ['unknown-prop 2 variant']
    ],
    ["const load = async () => {\n  const { Cards } = await import('acme-ui');\n};", ['unknown-component 2 Card']],
    ["import('acme-ui').then(({ Cards }) => Cards);", ['unknown-component 1 Card']],
    ["lazy(() => import('acme-ui').then((ui) => ({ default: ui.Cards })));", ['unknown-component 1 Card']],
    ["lazy(() => import('acme-ui/dist/esm/Card').then((ui) => ({ default: ui.Card })));", ["import-path 1 'acme-ui'"]],
    ["import * as Deep from 'acme-ui/dist/esm/Card';\nexport const a = Deep.Card;", ["import-path 1 'acme-ui'"]],
    ["import Button from 'acme-ui';", ["unknown-component 1 import { Button } from 'acme-ui'"]],
    ["import UI from 'acme-ui';", ['unknown-component 1']],
    ["import { Chip } from 'acme-ui/next';\nexport default styled(Chip);", ['deprecated 1 Use Button.']],
    ["import { Chip } from 'acme-ui/next';\nexport default <Chip />;", ['deprecated 2 Use Button.']]
  ])('%s', (code, findings) => expect(foundInBoth(code, 'a.jsx')).toEqual(findings));
});

describe('other names of components', () => {
  it.each([
    ["const Own = Button;\nconst a = <Own varaint='plain'>A</Own>;", ['unknown-prop 4 variant']],
    ["const { Button: Own } = UI;\nconst a = <Own varaint='plain'>A</Own>;", ['unknown-prop 4 variant']],
    ["const Own = UI.Button;\nconst a = <Own varaint='plain'>A</Own>;", ['unknown-prop 4 variant']],
    ['const { Cards } = UI;', ['unknown-component 3 Card']],
    ['UI.useCards();', ['unknown-component 3 useCard']],
    ['const a = <Button variant={ButtonVariant.primry}>A</Button>;', ['unknown-component 3 ButtonVariant.primary']],
    [
      'const a = on ? ButtonVariant.primry : kind === ButtonVariant.plain;',
      ['unknown-component 3 ButtonVariant.primary']
    ],
    ['const a = <Button variant={UI.ButtonVariant.plian}>A</Button>;', ['unknown-component 3 ButtonVariant.plain']]
  ])('%s', (code, findings) =>
    expect(
      foundInBoth(`import * as UI from 'acme-ui';\nimport { Button, ButtonVariant } from 'acme-ui';\n${code}`)
    ).toEqual(findings)
  );
});

describe('classes and styles in other places', () => {
  it.each([
    ["const a = <Card bodyClassName='acme-crad'>A</Card>;", ['unknown-class 3 acme-card']],
    ["const a = <Own props={{ className: 'acme-crad' }} />;", ['unknown-class 3 acme-card']],
    ["document.body.classList.add('own', 'acme-drak');", ['unknown-class 3 acme-dark']],
    ["const all = clsx('own', { 'acme-crad': on });\nconst a = <p className={all} />;", ['unknown-class 3 acme-card']],
    [
      "const a = <p className={['own', on && 'acme-crad'].filter(Boolean).join(' ')} />;",
      ['unknown-class 3 acme-card']
    ],
    [
      "const own = 'own acme-crad';\nconst a = <p className={own}><b className={own} /></p>;",
      ['unknown-class 3 acme-card']
    ],
    ['const base = { padding: 8 };\nconst a = <p style={{ ...base, width: 3 }} />;', ['raw-size 3 var(--acme-space)']],
    [
      "const classes = { root: 'acme-crad' };\nconst a = <p className={classes.root} />;",
      ['unknown-class 3 acme-card']
    ],
    ["const a = <p className={'own acme-crad ' + kind} />;", ['unknown-class 3 acme-card']],
    ["const a = <p style={{ padding: 'var(--own) 8px' }} />;", ['raw-size 3 var(--acme-space)']],
    ["const a = <Button><i aria-hidden='true'>x</i></Button>;", ['missing-name 3']],
    ["const a = <Button aria-label=''><CloseIcon /></Button>;", ['missing-name 3']],
    ["const a = <Card names='card'><Button icon={<CloseIcon />} /></Card>;", ['missing-name 3']],
    ["const a = <Button><CloseIcon aria-hidden='true' className='own' /></Button>;", ['missing-name 3']]
  ])('%s', (code, findings) => expect(foundInBoth(UI + code)).toEqual(findings));
});

describe('objects of values', () => {
  it.each([
    ["<Card gap={{ default: 'gapSd', large: 'gapSm' }} />", ['wrong-value 3 "gapSm"']],
    ["<Card gap={{ default: 'none' }} />", ['wrong-value 3']],
    ["<Card gap={{ lagre: 'gapSm' }} />", ['wrong-value 3 large']],
    ["<Card gap={{ 'default': on ? 'gapSm' : 'gapXd' }} />", ['wrong-value 3 "gapMd"']],
    ["<Card gap='gapSm' />", ['wrong-value 3']],
    ["<Card gap={{ default: 'gapSm', [key]: 'none', ...others, large: size }} />", []],
    ["<Card gap={on ? { default: 'gapSm' } : undefined} />", []],
    ["<Card gap={{ default: 'none' } as any} />", []],
    ["<Card gap={{ default: 'none' as any, large: undefined }} />", []]
  ])('%s', (code, findings) => expect(foundInBoth(`${UI}const a = ${code};`)).toEqual(findings));
});
