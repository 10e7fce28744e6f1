import { strFromU8, unzipSync } from 'fflate';
import LZString from 'lz-string';
import { describe, expect, it } from 'vitest';

import { sandboxParameters, sandboxPayload, stackBlitzFields } from '../../../src/live/project/hosts.ts';
import { viteProject, zipProject } from '../../../src/live/project/viteProject.ts';
import { SETUP, projectOf } from './fixtures.ts';

const CODE = "import { Box } from 'fern-ui';\n\nexport const TwoBoxes: React.FC = () => <Box />;\n";

describe('CodeSandbox', () => {
  it('gets an HTML page, an entry, fonts, dependencies and its configuration', () => {
    const { files, template } = sandboxPayload(projectOf(CODE), SETUP);
    expect(template).toBeUndefined();
    expect(Object.keys(files).sort()).toEqual([
      'fonts.css',
      'index.html',
      'index.tsx',
      'package.json',
      'sandbox.config.json'
    ]);
    expect(files['index.tsx']?.content).toBe(
      [
        "import { createRoot } from 'react-dom/client';",
        "import 'fern-ui/base.css';",
        "import './fonts.css';",
        '',
        CODE,
        "createRoot(document.getElementById('root')!).render(<TwoBoxes />);",
        ''
      ].join('\n')
    );
    expect(files['index.html']?.content).toContain('<div id="root"');
    expect(files['fonts.css']?.content).toBe(SETUP.fonts);
    expect(files['package.json']?.content).toMatchObject({
      main: 'index.tsx',
      dependencies: { 'fern-ui': '2.0.0', react: '^18' }
    });
    expect(files['sandbox.config.json']?.content).toEqual({ template: 'create-react-app-typescript' });
  });

  it('gets typed code as TypeScript, regardless of its extension', () => {
    const { files } = sandboxPayload(projectOf('const a: number = 1;', { lang: 'js' }), SETUP);
    expect(files).toHaveProperty(['index.tsx']);
  });

  it('pins peer dependencies to compatible versions', () => {
    const code = "import { Chat } from 'fern-chat';\nconst A = () => <Chat />;";
    const { files } = sandboxPayload(projectOf(code), SETUP);
    expect(files['package.json']?.content).toMatchObject({ resolutions: { socket: '1.2.0' } });
    expect(viteProject(projectOf(code), SETUP)['package.json']).toContain('"overrides": {\n    "socket": "1.2.0"');
    expect(viteProject(projectOf(CODE), SETUP)['package.json']).not.toContain('overrides');
  });

  it('gets plain JavaScript unchanged', () => {
    const { files } = sandboxPayload(projectOf('const a = <b />;', { lang: 'js' }), SETUP);
    expect(files['index.js']?.content).toContain("createRoot(document.getElementById('root')).render(a);");
    expect(files['sandbox.config.json']?.content).toEqual({ template: 'create-react-app' });
    expect(files['package.json']?.content).not.toHaveProperty('devDependencies');
  });

  it('imports a component with a lowercase name under an uppercase one', () => {
    const { files } = sandboxPayload(projectOf('const two = () => <b />;', { lang: 'js' }), SETUP);
    expect(files['index.js']?.content).toContain('const TwoBoxesExample = two;');
    expect(files['index.js']?.content).toContain('.render(<TwoBoxesExample />)');
  });

  it("gets the site's wrapper around the example", () => {
    const files = {
      'fern/Wrapper.tsx': { kind: 'code', code: "import { Theme } from 'fern-ui';\nexport default Theme;", imports: {} }
    } as const;
    const project = projectOf(CODE, { wrapper: 'fern/Wrapper.tsx', files });
    const payload = sandboxPayload(project, SETUP).files;
    expect(payload['index.tsx']?.content).toContain("import Wrapper from './Wrapper';");
    expect(payload['index.tsx']?.content).toContain('.render(<Wrapper><TwoBoxes /></Wrapper>);');
    expect(payload['Wrapper.tsx']?.content).toContain('export default Theme;');
    const vite = viteProject(project, SETUP);
    expect(vite['src/main.tsx']).toContain("import Wrapper from './Wrapper';");
    expect(vite['src/Wrapper.tsx']).toContain('export default Theme;');
  });

  it('gives the wrapper a name of its own', () => {
    const files = {
      'fern/around.tsx': { kind: 'code', code: 'export default ({ children }) => children;', imports: {} }
    } as const;
    const code = 'export const Wrapper = () => <b>a</b>;\nWrapper';
    const { content } =
      sandboxPayload(projectOf(code, { wrapper: 'fern/around.tsx', files }), SETUP).files['index.tsx'] ?? {};
    expect(content).toContain('.render(<Wrapper1><Wrapper /></Wrapper1>);');
    expect(
      sandboxPayload(projectOf('<b>a</b>', { wrapper: 'fern/around.tsx', files }), SETUP).files['index.tsx']?.content
    ).toMatch(/render\(<Wrapper><TwoBoxes \/><\/Wrapper>\)/);
  });

  it('imports each name once', () => {
    const code = "import { createRoot } from 'react-dom/client';\nconst A = () => <b ref={createRoot} />;";
    const { files } = sandboxPayload(projectOf(code), SETUP);
    expect(files['index.tsx']?.content).toMatch(/^import \{ createRoot as mountRoot \}.*^mountRoot\(/ms);
  });

  it('gets the styles of the page and the element that they target', () => {
    const { files } = sandboxPayload(projectOf(CODE, { pageStyles: '.box { color: red; }' }), SETUP);
    expect(files['page.css']?.content).toBe('.box { color: red; }');
    expect(files['index.tsx']?.content).toContain("import './page.css';");
    expect(files['index.tsx']?.content).toContain('<div id="box-example" className="box"');
  });

  it('gets HTML as a static page', () => {
    const payload = sandboxPayload(projectOf('<b class="fern">a</b>', { lang: 'html', title: 'A & b' }), SETUP);
    const page = payload.files['index.html']?.content;
    expect(payload.template).toBe('static');
    expect(page).toContain('<title>Fern Box: A &amp; b</title>');
    expect(page).toContain('<link rel="stylesheet" href="https://files.example/fern-css@2.1.0/all.css" />');
    expect(page).toContain('<b class="fern">a</b>');
    expect(Object.keys(payload.files).sort()).toEqual([
      'fonts.css',
      'index.html',
      'package.json',
      'sandbox.config.json'
    ]);
  });

  it('gets the reader’s own theme, after all other style sheets', () => {
    const around = { pageStyles: '.box {}', ownTheme: new Map(Object.entries({ '--ink': 'red', '--paper': '#fff' })) };
    const css = [
      '/* Your own theme. The selector is repeated so that it wins over those of the design system. */',
      ...[':root:root:root:root {', '  --ink: red;', '  --paper: #fff;', '}', '']
    ].join('\n');
    const program = projectOf(CODE, around);
    const markup = projectOf('<b>a</b>', { ...around, lang: 'html' });
    const sheetsIn = (text: unknown) =>
      [...String(text).matchAll(/(?:import '|href=")(\S+\.css)/g)].map(([, path]) => path);
    const [page, own] = ['./page.css', './own-theme.css'];

    const sandbox = sandboxPayload(program, SETUP).files;
    expect(sandbox['own-theme.css']?.content).toBe(css);
    expect(sheetsIn(sandbox['index.tsx']?.content)).toEqual(['fern-ui/base.css', './fonts.css', page, own]);
    const sandboxPage = sandboxPayload(markup, SETUP).files;
    expect(sandboxPage['own-theme.css']?.content).toBe(css);
    expect(sheetsIn(sandboxPage['index.html']?.content).slice(-2)).toEqual(['page.css', 'own-theme.css']);
    for (const [project, script] of [
      [program, 'src/main.tsx'],
      [markup, 'src/main.js']
    ] as const) {
      const files = viteProject(project, SETUP);
      expect(files['src/own-theme.css']).toBe(css);
      expect(sheetsIn(files[script]).slice(-2)).toEqual([page, own]);
    }
  });

  it("gets the site's own style sheets", () => {
    const around = {
      setup: { baseSheets: ['./fern.css'], markupSheets: ['./fern.css'], react: '^19' },
      ownSheets: { './fern.css': '.fern {}' }
    };
    const setup = { ...SETUP, ...around.setup };
    const program = sandboxPayload(projectOf(CODE, around), setup).files;
    expect(program['styles/fern.css']?.content).toBe('.fern {}');
    expect(program['index.tsx']?.content).toContain("import './styles/fern.css';");
    expect(program['package.json']?.content).toMatchObject({ devDependencies: { '@types/react': '^19' } });
    const markup = projectOf('<b>a</b>', { ...around, lang: 'html' });
    const page = sandboxPayload(markup, setup).files;
    expect(page['styles/fern.css']?.content).toBe('.fern {}');
    expect(page['index.html']?.content).toContain('<link rel="stylesheet" href="./styles/fern.css" />');
    const files = viteProject(projectOf(CODE, around), setup);
    expect(files['src/styles/fern.css']).toBe('.fern {}');
    expect(files['src/main.tsx']).toContain("import './styles/fern.css';");
    expect(viteProject(markup, setup)).toMatchObject({
      'src/styles/fern.css': '.fern {}',
      'src/main.js': "import './styles/fern.css';\n"
    });
  });

  it('receives everything in a single form field', () => {
    const payload = sandboxPayload(projectOf(CODE), SETUP);
    const parameters = sandboxParameters(payload);
    expect(parameters).toMatch(/^[\w-]+$/);
    const base64 = parameters.replaceAll('-', '+').replaceAll('_', '/');
    expect(JSON.parse(LZString.decompressFromBase64(base64))).toEqual(payload);
  });
});

describe('Vite', () => {
  const files = viteProject(projectOf(CODE), SETUP);

  it('imports the example from its own module', () => {
    expect(files['src/Example.tsx']).toBe(CODE);
    expect(files['src/main.tsx']).toContain("import { TwoBoxes } from './Example';");
    expect(files['src/main.tsx']).toContain("import 'fern-ui/base.css';");
    expect(files['index.html']).toContain('src="/src/main.tsx"');
  });

  it('exports a component that the author did not export', () => {
    const project = viteProject(projectOf('const A = () => 1;', { lang: 'js' }), SETUP);
    expect(project['src/Example.jsx']).toBe('const A = () => 1;\n\nexport { A };\n');
    expect(project).not.toHaveProperty('tsconfig.json');
  });

  it('has its tools as dependencies', () => {
    const manifest = JSON.parse(String(files['package.json'])) as Record<string, object>;
    expect(Object.keys(manifest['devDependencies'] ?? {})).toEqual(
      expect.arrayContaining(['vite', '@vitejs/plugin-react', 'typescript', '@types/react'])
    );
    expect(manifest['dependencies']).toMatchObject({ 'fern-ui': '2.0.0' });
  });

  it('renders HTML with its style sheets', () => {
    const project = viteProject(projectOf('<b>a</b>', { lang: 'html' }), SETUP);
    expect(project['index.html']).toContain('<b>a</b>');
    expect(project['src/main.js']).toBe("import 'fern-css/all.css';\n");
  });

  it('is posted to StackBlitz as text', () => {
    const fields = stackBlitzFields({ ...files, 'src/a.png': new Uint8Array([1]) }, 'Title', 'Where from');
    expect(fields).toMatchObject({
      'project[title]': 'Title',
      'project[description]': 'Where from',
      'project[template]': 'node',
      'project[files][src/Example.tsx]': CODE
    });
    expect(fields).not.toHaveProperty('project[files][src/a.png]');
  });

  it('is zipped with a root folder', () => {
    const entries = unzipSync(zipProject({ ...files, 'src/a.png': new Uint8Array([1, 2]) }, 'fern-box'));
    expect(strFromU8(entries['fern-box/src/Example.tsx'] ?? new Uint8Array())).toBe(CODE);
    expect(entries['fern-box/src/a.png']).toEqual(new Uint8Array([1, 2]));
  });
});
