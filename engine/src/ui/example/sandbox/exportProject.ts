import * as texts from '../../../core/texts.ts';
import type { LiveLanguage } from '../../../model.ts';
import { sandboxParameters, sandboxPayload, openForm, stackBlitzFields } from '../../../live/project/hosts.ts';
import type { ProjectInput } from '../../../live/project/exampleProject.ts';
import type { ExampleProject } from '../../../live/project/projectKinds.ts';
import { absoluteUrls, projectTitle, unlayeredStyles } from '../../../live/project/programParts.ts';
import { viteProject, zipProject } from '../../../live/project/viteProject.ts';
import type { ProjectSetup } from '../../../core/liveSetup.ts';
import type { ChosenValues } from '../../../core/themes.ts';
import { slug as slugOf } from '../../../core/slug.ts';
import type { FileId, TabCode } from '../../../core/tabCode.ts';
import { ownValues, previewTheme } from '../../../live/preview/previewEnvironment.ts';
import { loadLiveSetup, loadTabCode } from '../../../live/preview/tabCode.ts';
import { type WorkerTexts, WorkerQueue } from '../../../live/watchedWorker.ts';

/** A project, and what its files need besides. */
export interface MadeProject {
  project: ExampleProject;
  setup: ProjectSetup;
}

const TEXTS: WorkerTexts = {
  notLoaded: texts.sandbox.notLoaded,
  failed: texts.sandbox.tooMuch,
  tooSlow: texts.sandbox.tooSlow
};

/** Parses the reader's code in a worker, since it may keep the parser busy endlessly. */
const reader = new WorkerQueue<ProjectInput, ExampleProject>(
  () => new Worker(new URL('../../../live/project/projectWorker.js', import.meta.url), { type: 'module' }),
  TEXTS
);

const NO_IMAGES: ReadonlyMap<FileId, Uint8Array> = new Map();

/** Starts the worker ahead of an export. */
export function prepareExport(): void {
  reader.start();
}

/** The reader's version of an example. */
export interface ExportedExample {
  /** Address of the example's tab. */
  tabPath: string;
  isFigure: boolean;
  slug: string;
  code: string;
  lang: LiveLanguage;
  /** Values of theme axes that its preview has in place of the page's. */
  themes: ChosenValues;
}

/**
 * Loads what belongs to an example, and makes a project of it (requirement 7.7).
 * @param withImages whether the project contains its images; their addresses otherwise
 * @throws (rejects) WorkerError if the code can't be processed; Error when something did not load
 */
export async function makeProject(
  { tabPath, isFigure, slug, code, lang, themes }: ExportedExample,
  withImages: boolean
): Promise<MadeProject> {
  const [tab, live] = await Promise.all([loadTabCode({ tabPath, isFigure }), loadLiveSetup()]);
  const { versions, scope } = live;
  const setup = { ...live.project, siteAddress: live.project.siteAddress ?? location.origin };
  const [pageStyles, ownSheets, images] = await Promise.all([
    stylesOf(tab),
    sheetsOf(setup),
    withImages ? imageBytes(tab) : NO_IMAGES
  ]);
  const theme = previewTheme(themes);
  const input: ProjectInput = {
    ...{ tab, slug, code, lang, images, pageStyles, ownSheets },
    setup: { versions, scope, project: setup },
    theme: { classes: theme.classes, attributes: theme.attributes },
    ownTheme: ownValues(theme)
  };
  const project = await reader.request(input);
  return { project, setup };
}

/** Opens a project without images in CodeSandbox, in a new tab. */
export function openInCodeSandbox({ project, setup }: MadeProject): void {
  openForm(required(setup.codeSandbox), { parameters: sandboxParameters(sandboxPayload(project, setup)) });
}

/** Opens a project without images in StackBlitz, in a new tab. */
export function openInStackBlitz({ project, setup }: MadeProject): void {
  const title = projectTitle(project, setup);
  openForm(required(setup.stackBlitz), stackBlitzFields(viteProject(project, setup), title, setup.siteAddress ?? ''));
}

/** Downloads a project as a zip file. */
export function downloadZip({ project, setup }: MadeProject): void {
  const name = slugOf(`${setup.product} ${project.page} ${project.title}`);
  const archive = zipProject(viteProject(project, setup), name);
  download(new Blob([archive.slice()], { type: 'application/zip' }), `${name}.zip`);
}

/** Fetches the page's style sheets for its examples. */
async function stylesOf({ styles }: TabCode): Promise<string> {
  const sheets = styles.map(async (address) =>
    unlayeredStyles(await (await load(address)).text(), new URL(address, location.href))
  );
  return (await Promise.all(sheets)).join('\n');
}

/** Fetches the style sheets that no registry has. Their images and fonts keep the site's address. */
async function sheetsOf({ ownSheets, siteAddress }: ProjectSetup): Promise<Record<string, string>> {
  const sheets = Object.entries(ownSheets).map(async ([specifier, address]) => {
    const css = await (await load(address)).text();
    return [specifier, absoluteUrls(css, new URL(address, siteAddress ?? location.href))] as const;
  });
  return Object.fromEntries(await Promise.all(sheets));
}

/** Fetches the images of a tab, skipping those that fail to load. */
async function imageBytes({ files }: TabCode): Promise<ReadonlyMap<FileId, Uint8Array>> {
  const images = Object.entries(files).map(async ([id, file]): Promise<[FileId, Uint8Array] | null> => {
    if (file.kind !== 'image') {
      return null;
    }
    const bytes = await load(file.path).then(
      (response) => response.bytes(),
      () => null
    );
    return bytes && [id, bytes];
  });
  return new Map((await Promise.all(images)).filter((entry) => entry !== null));
}

async function load(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response;
}

function required(endpoint: string | null): string {
  if (endpoint === null) {
    throw new Error(texts.sandbox.noService);
  }
  return endpoint;
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address asynchronously, after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
