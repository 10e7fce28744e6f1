import { describe, expect, it } from 'vitest';

import { parsePage } from './support/parsePage.ts';

const COMPONENT = 'export const Knob = () => <b>Knob</b>;';

function examplesOf(info: string, code: string, origin: 'own' | 'package' = 'own'): string[] {
  const { examples } = parsePage(`### Knob\n\n~~~${info}\n${code}\n~~~`, origin);
  return examples.map(({ lang }) => lang);
}

describe("a fence of a site's own content", () => {
  it.each([
    COMPONENT,
    'export default function Knob() { return <b />; }',
    'export default () => <b />;',
    'function Knob() { return <></>; }',
    'const Knob = () => <b />;',
    'const Knob = () => <b />;\nexport default Knob;',
    'const Knob = () => <b />;\nexport { Knob };',
    'const A = () => <b />; const B = () => 1;\nexport { A as default, B };',
    'class Knob extends React.Component { render() { return <b />; } }',
    'export const Knob: React.FunctionComponent<{ size: number }> = ({ size }) => <b>{size}</b>;',
    'export const Knob = memo(() => <b />);',
    'const Knob = forwardRef<A, B>((props, ref) => <b ref={ref} />);\nexport const Dial = memo(Knob);',
    'export const Knob = (() => <b />) satisfies Component;',
    '<b>Knob</b>',
    '<><b /></>;',
    'const knob = <b />;',
    'Knob = () => <b />;',
    "'use client';\nimport { A } from 'a';\nexport const Knob = () => <A />;\nexport type Size = 'sm';\nexport * from './b';"
  ])('runs if it holds a component: %s', (code) => {
    expect(examplesOf('ts', code)).toEqual(['ts']);
    expect(examplesOf('tsx', code)).toEqual(['ts']);
    expect(examplesOf('js', code)).toEqual(['js']);
    expect(examplesOf('jsx', code)).toEqual(['js']);
  });

  it.each([
    '',
    "import { Knob } from 'acme';",
    'interface Size { width: number }',
    'const a: Array<string> = [];',
    'module.exports = { a: 1 < 2 };',
    'export default defineConfig({ plugins: [] });',
    'export const useKnob = () => 1;',
    'export const renderKnob = () => <b />;',
    'export const columns = [{ cell: () => <b /> }];',
    'createRoot(root).render(<App />);',
    'const App = () => <b />;\ncreateRoot(root).render(<App />);',
    'const A = B;\nconst B = A;\nexport default A; // <b />',
    '<Knob>\n  …\n</Knop>',
    'return <b />;',
    'const text = "<b>";\nexport const Text = () => text;'
  ])('is code if it holds none: %s', (code) => {
    for (const lang of ['ts', 'tsx', 'js', 'jsx']) {
      expect(examplesOf(lang, code)).toEqual([]);
    }
  });

  it.each(['html', 'html isFullscreen', 'html noLive', 'html live noLive', 'bash', 'vue live'])(
    'is code: %s',
    (info) => {
      expect(examplesOf(info, '<p>Knob</p>')).toEqual([]);
    }
  );

  it.each([
    ['html live', 'html'],
    ['html live=true', 'html'],
    ['html figure title="Knob"', 'html'],
    ['ts live', 'ts'],
    ['tsx live', 'ts'],
    ['jsx live', 'js'],
    ['js figure="do" title="Knob"', 'js']
  ])('runs if it says so: %s', (info, lang) => {
    expect(examplesOf(info, '1')).toEqual([lang]);
  });

  it.each(['title="Knob.tsx"', '{1}', '[Knob.tsx]', 'showLineNumbers', 'ins={1}', 'noLive', 'live noLive'])(
    'is code if it says something about code: %s',
    (words) => {
      expect(examplesOf(`tsx ${words}`, COMPONENT)).toEqual([]);
    }
  );

  it('is code if there are marks in its code', () => {
    expect(examplesOf('tsx', `${COMPONENT} // [!code ++]`)).toEqual([]);
    expect(examplesOf('tsx', `// highlight-next-line\n${COMPONENT}`)).toEqual([]);
    expect(examplesOf('tsx', `${COMPONENT} // [!code]`)).toEqual(['ts']);
  });

  it.each([
    ['ts file="./Knob.tsx"', ['ts']],
    ['js file="./Knob.jsx"', ['js']],
    ['ts file="./knob.ts"', []],
    ['ts file="./Knob.tsx#part"', []],
    ['ts file="./Knob.tsx" title="Knob.tsx"', []],
    ['ts live file="./Knob.tsx#part"', ['ts']],
    ['html file="./knob.html"', []],
    ['html live file="./knob.html"', ['html']]
  ])('whose code is in a file runs by its name: %s', (info, examples) => {
    expect(examplesOf(info, '')).toEqual(examples);
  });

  it.each(['- item\n\n  ', '> ', '1. step\n\n   '])('is code within other blocks: %j', (start) => {
    const margin = start.startsWith('>') ? '> ' : '   ';
    const { examples, problems } = parsePage(`${start}\`\`\`tsx\n${margin}${COMPONENT}\n${margin}\`\`\`\n`, 'own');
    expect(examples).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('that says that it runs can only stand by itself', () => {
    const { problems } = parsePage(`- item\n\n  \`\`\`tsx live\n  ${COMPONENT}\n  \`\`\``, 'own');
    expect(problems).toMatchObject([{ code: 'misplaced-example', location: { line: 6 } }]);
  });
});

describe('a fence of a package', () => {
  it.each([
    ['ts', 'ts'],
    ['js', 'js'],
    ['html', 'html'],
    ['ts isBeta', 'ts'],
    ['ts title="Knob"', 'ts']
  ])('runs by its language: %s', (info, lang) => {
    expect(examplesOf(info, 'interface Size {}', 'package')).toEqual([lang]);
  });

  it.each(['tsx', 'jsx', 'ts noLive', 'noLive', 'typescript', 'tsx live'])('is code: %s', (info) => {
    expect(examplesOf(info, COMPONENT, 'package')).toEqual([]);
  });
});
