import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/test.ts';
import { sandboxPayload } from '../../engine/src/live/project/hosts.ts';
import type { ProgramProject } from '../../engine/src/live/project/projectKinds.ts';
import { type ProjectFiles, viteProject } from '../../engine/src/live/project/viteProject.ts';
import { tier } from '../support/tier.ts';
import { chooseVaried } from './chooseVaried.ts';
import { projectOf, readBuiltExamples } from './siteProjects.ts';

/**
 * The hosted services can't be reached from tests. Their work is replicated here: the packages of a project are
 * installed from the registry, and it is built with Vite, or bundled from its entry as CodeSandbox does.
 */

const SITE = 'sites/patternfly';
const INSTALLED_TOGETHER = 10;
const INSTALLED_ALONE = 1;
const MINUTES = 60_000;

const run = promisify(execFile);

interface Choice {
  path: string;
  project: ProgramProject;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

test.describe('projects of varied examples', { tag: '@full' }, () => {
  let folder: string;
  const { setup, examples } = tier === 'full' ? readBuiltExamples(SITE) : { setup: null, examples: [] };
  const chosen = setup === null ? [] : choose();

  function choose(): Choice[] {
    const items = examples.flatMap((built) => {
      const project = setup && projectOf(built, setup);
      return project?.kind === 'program' ? [{ path: built.name, project }] : [];
    });
    return chooseVaried(items, INSTALLED_TOGETHER);
  }

  function filesOf({ project }: Choice): ProjectFiles {
    return setup ? viteProject(project, setup.project) : {};
  }

  test.beforeAll(async () => {
    test.setTimeout(10 * MINUTES);
    folder = mkdtempSync(join(tmpdir(), 'patternbook-projects-'));
    const manifests = chosen.map((choice) => JSON.parse(String(filesOf(choice)['package.json'])) as Manifest);
    write(folder, {
      'package.json': JSON.stringify({
        private: true,
        type: 'module',
        dependencies: Object.assign({}, ...manifests.map(({ dependencies }) => dependencies)) as object,
        devDependencies: Object.assign({}, ...manifests.map(({ devDependencies }) => devDependencies)) as object,
        overrides: Object.assign({}, ...manifests.map(({ overrides }) => overrides)) as object
      })
    });
    await install(folder);
  });

  test.afterAll(() => {
    test.setTimeout(5 * MINUTES);
    rmSync(folder, { recursive: true, force: true });
  });

  test('covers enough projects', () => {
    expect(chosen).toHaveLength(INSTALLED_TOGETHER);
  });

  for (const [index, choice] of chosen.entries()) {
    test(`Vite builds ${choice.path}`, async () => {
      test.setTimeout(5 * MINUTES);
      const project = join(folder, `vite-${index}`);
      write(project, filesOf(choice));
      await run(join(folder, 'node_modules/.bin/vite'), ['build', '--minify', 'false'], { cwd: project });
      expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toMatch(/assets\/index-.*\.js/);
    });
  }

  for (const choice of chosen.slice(0, INSTALLED_ALONE)) {
    test(`npm installs and builds ${choice.path} by itself`, async () => {
      test.setTimeout(10 * MINUTES);
      const project = mkdtempSync(join(tmpdir(), 'patternbook-project-'));
      try {
        write(project, filesOf(choice));
        await install(project);
        await run('npm', ['run', 'build'], { cwd: project });
        expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toMatch(/assets\/index-.*\.js/);
      } finally {
        rmSync(project, { recursive: true, force: true });
      }
    });
  }

  for (const [index, choice] of chosen.entries()) {
    test(`a bundler builds the CodeSandbox files of ${choice.path}`, async () => {
      test.setTimeout(5 * MINUTES);
      const { project } = choice;
      const { files } = sandboxPayload(project, setup?.project ?? fail());
      const root = join(folder, `sandbox-${index}`);
      write(
        root,
        Object.fromEntries(
          Object.entries(files).map(([path, { content }]) => [
            path,
            typeof content === 'string' ? content : JSON.stringify(content)
          ])
        )
      );
      const { main } = files['package.json']?.content as { main: string };
      await run(join(folder, 'node_modules/.bin/esbuild'), [main, '--outdir=out', ...BUNDLER_OPTIONS], { cwd: root });
      expect(readFileSync(join(root, 'out', main.replace(/\.tsx$/, '.js')), 'utf8').length).toBeGreaterThan(100_000);
    });
  }
});

/** Same as in the template: JSX in all scripts, other files as URLs; resources on other hosts are external. */
const BUNDLER_OPTIONS = [
  '--bundle',
  '--jsx=automatic',
  '--loader:.js=jsx',
  ...['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'woff', 'woff2', 'ttf', 'eot'].map(
    (kind) => `--loader:.${kind}=file`
  ),
  '--external:https://*',
  '--log-level=error'
];

async function install(folder: string): Promise<void> {
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
}

function write(folder: string, files: ProjectFiles): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function fail(): never {
  throw new Error('Only the full tier reads the site.');
}
