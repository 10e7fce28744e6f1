import { type Mistake, marked, plantAll } from './plant.ts';

const UI = 'larkspur-ui';

const ui = (...elements: readonly (readonly [names: string, jsx: string])[]) =>
  elements.map(([names, jsx]) => ({ imports: { [UI]: names.split(' ') }, jsx }));

const named = (kind: string, texts: readonly string[]): Mistake[] =>
  texts.map((text) => marked(kind, 'unknown-component', 'a.tsx', text));

/** 40 mistakes in code with the starter site's package. */
export const mistakes: readonly Mistake[] = [
  ...named('misspelt component', [
    `import { @@Buttn } from '${UI}';\nexport const A = () => <Buttn>Save</Buttn>;`,
    `import { Tag, @@Notise } from '${UI}';\nexport const A = () => <Notise title={<Tag>A</Tag>} />;`
  ]),
  ...named('removed component', [
    `import { @@Pill } from '${UI}';\nexport const A = () => <Pill>Open</Pill>;`,
    `import { Button, @@DisclosureHeader as Head } from '${UI}';\nexport const A = () => <Head><Button>A</Button></Head>;`
  ]),
  ...named('unknown member', [
    `import * as Lark from '${UI}';\nexport const A = () => <Lark.@@Buton>Save</Lark.Buton>;`,
    `import * as Lark from '${UI}';\nexport const A = () => <p><Lark.Tag>A</Lark.Tag>\n<Lark.@@Metre label="A" value={1} /></p>;`
  ]),
  ...plantAll('misspelt prop', 'unknown-prop', [
    ...ui(
      ['Button', '<Button @@varaint="primary">Save</Button>'],
      ['Meter', '<Meter label="Seats" value={3} @@valuetext="3 of 4" />'],
      ['Notice', '<Notice title="A" @@islive />']
    )
  ]),
  ...plantAll('removed prop', 'unknown-prop', [
    ...ui(['Tag', '<Tag @@colour="red">A</Tag>'], ['Disclosure', '<Disclosure summary="A" @@expanded>B</Disclosure>'])
  ]),
  ...plantAll('wrong value', 'wrong-value', [
    ...ui(
      ['Button', '<Button variant=@@"main">Save</Button>'],
      ['Button', "<Button size={@@'large'}>Save</Button>"],
      ['Tag', '<Tag\n    tone=@@"error"\n  >A</Tag>']
    )
  ]),
  ...plantAll('wrong type', 'wrong-value', [
    ...ui(['Meter', '<Meter label="A" value=@@"3" />'], ['Notice', '<Notice title="A" isLive=@@"true" />'])
  ]),
  ...plantAll('missing prop', 'missing-prop', [
    ...ui(
      ['Meter', '<@@Meter value={1} />'],
      ['Disclosure', '<@@Disclosure>Text</@@Disclosure>'.replace('</@@', '</')],
      ['Notice', '<p>\n  <@@Notice tone="success">Saved</Notice></p>'],
      ['Tag', '<@@Tag tone="danger" />']
    )
  ]),
  ...plantAll('missing name', 'missing-name', [
    ...ui(['Button', '<@@Button variant="quiet" />'], ['Tag', '<@@Tag onRemove={() => {}}>A</Tag>'])
  ]),
  ...plantAll('deprecated component', 'deprecated', [
    ...ui(['Chip', '<@@Chip text="A" onClose={() => {}} />'], ['Chip', '<p>A <@@Chip text="B" onClose={close} /></p>'])
  ]),
  ...[
    `import { Button } from @@'${UI}/src/Button.js';\nexport const A = () => <Button>A</Button>;`,
    `import { Tag as Label } from @@'${UI}/src/index.js';\nexport const A = () => <Label>A</Label>;`
  ].map((text) => marked('deep import', 'import-path', 'a.tsx', text)),
  ...plantAll('nesting', 'nesting', [
    ...ui(
      ['Tag Notice', '<Tag><@@Notice title="A" /></Tag>'],
      ['Button Tag', '<Button><b><@@Button>A</Button></b></Button>']
    )
  ]),
  marked(
    'raw color in a style',
    'raw-color',
    'a.tsx',
    "export const A = () => <p style={{ color: @@'#57516b' }}>A</p>;"
  ),
  marked('raw color in CSS', 'raw-color', 'a.css', '.a {\n  background: @@#f4f1fb;\n}'),
  marked(
    'raw color in a style',
    'raw-color',
    'a.jsx',
    "export const A = ({ on }) => <p style={{ color: on ? @@'red' : 'inherit' }}>A</p>;"
  ),
  marked('raw color in CSS', 'raw-color', 'a.html', '<style>\n.a { border: 1px solid @@#8a83a3; }\n</style>'),
  marked(
    'raw size in a style',
    'raw-size',
    'a.tsx',
    "export const A = () => <p style={{ borderRadius: @@'8px' }}>A</p>;"
  ),
  marked(
    'unknown member',
    'unknown-component',
    'a.jsx',
    `import * as L from '${UI}';\nexport const A = ({ all }) => all.map((each) => <L.@@Tagg key={each}>{each}</L.Tagg>);`
  ),
  marked('raw size in a style', 'raw-size', 'a.tsx', 'export const A = () => <p style={{ padding: @@16 }}>A</p>;'),
  marked('raw size in CSS', 'raw-size', 'a.css', '.a { gap: @@0.5rem; }'),
  marked('unknown variable', 'unknown-variable', 'a.css', '.a { color: var(@@--lark-color-txt); }'),
  marked(
    'unknown variable',
    'unknown-variable',
    'a.tsx',
    "export const A = () => <p style={{ gap: 'var(@@--lark-space-smal)' }}>A</p>;"
  ),
  marked(
    'unknown class',
    'unknown-class',
    'a.html',
    '<p>\n<button class="lark-button @@lark-button-primry">A</button></p>'
  ),
  marked('unknown class', 'unknown-class', 'a.tsx', 'export const A = () => <p className="@@lark-stak">A</p>;')
];
