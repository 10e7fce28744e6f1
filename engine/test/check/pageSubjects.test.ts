import { expect, describe, it } from 'vitest';

import { compileUnits } from '../../src/check/types/compileUnits.ts';
import { pageSubjects } from '../../src/check/types/pageSubjects.ts';
import { parseDocument } from '../../src/content/parseDocument.ts';
import type { Site } from '../../src/model.ts';
import { createTemporarySite } from './temporarySite.ts';
import { COMPILES } from './typeUnits.ts';

const PARTS = `import type { ReactNode } from 'react';
export function Button(props: { label: string; size?: 'small' | 'large'; children?: ReactNode }) { return <b>{props.label}</b>; }
export const List = { Item: ({ children }: { children: (name: string) => ReactNode }) => <i>{children('a')}</i> };
export const sizes: { width: number }[] = [];
`;

const IMPORT = "import { Button, List, sizes } from './parts.tsx';";

/** The places of type errors in a page whose text begins on line 5 of its file, as `check` reports them. */
function typesOf(text: string, files: Record<string, string> = {}, statements = IMPORT): string[] {
  const page = `---\nid: Page\n---\n${statements}\n${text}\n`;
  const site = createTemporarySite({ 'content/parts.tsx': PARTS, 'content/page.mdx': page, ...files });
  const { document, problems } = parseDocument(page, site.path('content/page.mdx'), 'own');
  expect(problems).toEqual([]);
  const subjects = pageSubjects({
    pages: [{ sources: [{ typed: document?.program?.typed ?? [] }] }]
  } as unknown as Site);
  const results = compileUnits(
    subjects.map(({ unit }) => unit),
    site.folder
  );
  return results.flatMap(({ problems: found }, index) =>
    found.flatMap((diagnostic) => {
      const place = subjects[index]?.locate(diagnostic);
      return place ? [`${place.file.split('/').at(-1)}:${place.line}:${place.column} TS${diagnostic.number}`] : [];
    })
  );
}

describe('the types of an MDX page', COMPILES, () => {
  it.each([
    ['\n<Button />', ['page.mdx:6:2 TS2741']],
    ['\n<Button label="a" size="huge" />', ['page.mdx:6:19 TS2322']],
    ['\nText with <Button label={1} /> in it.', ['page.mdx:6:19 TS2322']],
    ['\n<Button\n  label="a"\n  size={sizes.length}\n/>', ['page.mdx:8:3 TS2322']],
    ['\n{sizes.lenght}', ['page.mdx:6:8 TS2551']],
    ['\n{sizes.map(({ width }) => (\n  <Button label={width} />\n))}', ['page.mdx:7:11 TS2322']],
    ['\n- <List.Item>{(name) => name.size}</List.Item>', ['page.mdx:6:30 TS2339']],
    ['\n> <Button label="a" onTurn={1} />', ['page.mdx:6:21 TS2322']],
    [
      '\n<div title={sizes.lenght}>\n\n<Button {...{ label: 1 }} />\n\n</div>',
      ['page.mdx:6:19 TS2551', 'page.mdx:8:2 TS2322']
    ],
    [
      '\n## Sizes {#sizes}\n\n<Tabs kind={sizes.lenght}>\n\n<Button label={1} />\n\n</Tabs>',
      ['page.mdx:8:19 TS2551', 'page.mdx:10:9 TS2322']
    ]
  ])('are checked: %j', (text, expected) => {
    expect(typesOf(text)).toEqual(expected);
  });

  it('include what a module exports', () => {
    expect(typesOf('\n<Knob />', {}, "import { Button, Knob } from './parts.tsx';")).toEqual(['page.mdx:4:18 TS2305']);
  });

  it.each([
    ['\n<Button label="a">\n\n## Markdown\n\n- in it\n\n</Button>'],
    ['\n<Button label="a" client:load />'],
    ['\n<Tabs><TabItem label={1}>a</TabItem></Tabs>\n\n{sizes.map(() => <Badge text="a" />)}'],
    ['\n{frontmatter.title} {props.name} {/* a comment */}'],
    [
      '\nexport const Row = ({ a, b }) => <b class="x">{a}{b}</b>;\n\n<Row a={1} />\n\n{sizes.map(() => <Row b={2} />)}'
    ],
    ['\nexport default function Layout({ children }) {\n  return <main class="a">{children}</main>;\n}\n\nText'],
    ['\n> <Button\n>   label={[\n>     1\n>   ].join()}\n> />'],
    ['\n<div class="a" style={{ color: "red" }} onClick={(event) => event.target.value}>{sizes.length}</div>']
  ])('give no false alarms: %j', (text) => {
    expect(typesOf(text)).toEqual([]);
  });

  it('leave modules that are missing to `unresolved-import`, and files that a page includes to themselves', () => {
    const part = `${IMPORT}\n\n<Button />\n`;
    const statements = `${IMPORT} import Knob from 'knob'; import Part from './_part.mdx';`;
    const found = typesOf('\n<Knob turns={1} />\n\n<Part size={1} />', { 'content/_part.mdx': part }, statements);
    expect(found).toEqual(['_part.mdx:3:2 TS2741']);
  });

  it('are none for a page that imports nothing', () => {
    const { document } = parseDocument('---\nid: A\n---\n{1 + 1}\n', '/acme/page.mdx', 'own');
    expect(document?.program?.typed).toEqual([]);
  });
});
