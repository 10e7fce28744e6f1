import { strToU8, zipSync } from 'fflate';

import { escapeHtml } from '../../core/html.ts';
import type { ProjectSetup } from '../../core/liveSetup.ts';
import type { ExampleProject, MarkupProject, ProgramProject } from './projectKinds.ts';
import {
  htmlTag,
  json,
  overridesOf,
  projectSheets,
  projectTitle,
  sheetImports,
  rootJsx,
  typeDependencies
} from './programParts.ts';

/** Files of a project by path. */
export type ProjectFiles = Record<string, string | Uint8Array>;

/** The newest major version that runs on the Node version of hosted editors without native binaries. */
const VITE_RANGE = '^7';
const REACT_PLUGIN_RANGE = '^5';

/** Creates a Vite project for an example, to run with `npm install && npm start`. */
export function viteProject(project: ExampleProject, setup: ProjectSetup): ProjectFiles {
  return project.kind === 'program' ? programFiles(project, setup) : markupFiles(project, setup);
}

function programFiles(project: ProgramProject, setup: ProjectSetup): ProjectFiles {
  const { lang, header, code, root, files } = project;
  const extension = lang === 'ts' ? 'tsx' : 'jsx';
  const exported = root.isExported ? [] : ['', `export { ${root.name} };`];
  return {
    'package.json': packageJson(project, setup, {
      '@vitejs/plugin-react': REACT_PLUGIN_RANGE,
      ...(lang === 'ts' ? typeDependencies(setup) : {})
    }),
    'index.html': page(project, setup, '<div id="root"></div>', `/src/main.${extension}`),
    [lang === 'ts' ? 'vite.config.ts' : 'vite.config.js']: [
      "import react from '@vitejs/plugin-react';",
      "import { defineConfig } from 'vite';",
      '',
      'export default defineConfig({ plugins: [react()] });',
      ''
    ].join('\n'),
    ...(lang === 'ts' ? { 'tsconfig.json': json(TYPE_SCRIPT_OPTIONS), 'src/vite-env.d.ts': VITE_TYPES } : {}),
    [`src/main.${extension}`]: mainCode(project),
    [`src/Example.${extension}`]: [...header, ...(header.length > 0 ? [''] : []), code.trim(), ...exported, ''].join(
      '\n'
    ),
    ...sources(projectSheets(project)),
    ...sources(project.ownSheets),
    ...sources(files),
    'README.md': readMe(project, setup),
    '.gitignore': 'node_modules\ndist\n'
  };
}

/** Places files beside the example. */
function sources(files: Readonly<ProjectFiles>): ProjectFiles {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [`src/${path}`, content]));
}

const VITE_TYPES = '/// <reference types="vite/client" />\n';

const TYPE_SCRIPT_OPTIONS = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowJs: true,
    resolveJsonModule: true,
    esModuleInterop: true,
    skipLibCheck: true,
    noEmit: true
  },
  include: ['src']
};

function mainCode(project: ProgramProject): string {
  const { root, lang } = project;
  const { imports, before, jsx } = rootJsx(project);
  const container = `document.getElementById('root')${lang === 'ts' ? '!' : ''}`;
  return [
    "import { createRoot } from 'react-dom/client';",
    ...sheetImports(project),
    `import { ${root.name} } from './Example';`,
    ...imports,
    '',
    ...before,
    `createRoot(${container}).render(${jsx});`,
    ''
  ].join('\n');
}

function markupFiles(project: MarkupProject, setup: ProjectSetup): ProjectFiles {
  const { markup, wrapper } = project;
  const body = `<div id="${wrapper.id}" class="${wrapper.className}">\n${markup.trim()}\n    </div>`;
  return {
    'package.json': packageJson(project, setup, {}),
    'index.html': page(project, setup, body, '/src/main.js'),
    'src/main.js': [...sheetImports(project), ''].join('\n'),
    ...sources(projectSheets(project)),
    ...sources(project.ownSheets),
    'README.md': readMe(project, setup),
    '.gitignore': 'node_modules\ndist\n'
  };
}

function packageJson(project: ExampleProject, setup: ProjectSetup, devDependencies: Record<string, string>): string {
  const { dependencies } = project;
  return json({
    name: 'example',
    private: true,
    version: '0.0.0',
    type: 'module',
    description: projectTitle(project, setup),
    scripts: { start: 'vite', build: 'vite build' },
    dependencies,
    devDependencies: { ...devDependencies, vite: VITE_RANGE },
    ...overridesOf(project, setup, 'overrides')
  });
}

function page(project: ExampleProject, setup: ProjectSetup, body: string, script: string): string {
  return `<!doctype html>
${htmlTag(project)}
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(projectTitle(project, setup))}</title>
    <style>
      html,
      body,
      #root {
        height: 100%;
      }
    </style>
    <script type="module" src="${script}"></script>
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}

function readMe(project: ExampleProject, setup: ProjectSetup): string {
  const where = setup.siteAddress === null ? '' : `\n\nFrom the documentation at ${setup.siteAddress}.`;
  return `# ${projectTitle(project, setup)}${where}\n\n\`\`\`sh\nnpm install\nnpm start\n\`\`\`\n`;
}

/** Packs the files of a project into a folder of a zip archive. */
export function zipProject(files: ProjectFiles, folder: string): Uint8Array {
  const entries = Object.entries(files).map(
    ([path, content]) => [`${folder}/${path}`, typeof content === 'string' ? strToU8(content) : content] as const
  );
  return zipSync(Object.fromEntries(entries), { level: 6 });
}
