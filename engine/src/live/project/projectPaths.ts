import type { FileId, ProjectFile } from '../../core/tabCode.ts';
import { parser } from '@lezer/javascript';

/** Replacement for an import of a file. */
export type FileTarget =
  /** The file is part of the project. */
  | { kind: 'path'; path: string }
  /** The file stays at its address. */
  | { kind: 'address'; address: string };

const SCRIPT = /\.[cm]?[jt]sx?$/;
const typeScript = parser.configure({ dialect: 'ts jsx' });

/**
 * Assigns project paths to the files that an example imports: next to the example under their own names, images in a
 * folder. Paths are assigned on demand, so that a project contains only the files that it needs.
 */
export class ProjectPaths {
  readonly #files: TabFiles;
  readonly #images: ReadonlyMap<FileId, Uint8Array>;
  readonly #siteAddress: string;
  readonly #paths = new Map<FileId, string>();
  readonly #stems: Set<string>;

  /**
   * @param files of the tab
   * @param images content of those that become files of the project; others keep their address
   * @param reserved paths of the project's own files
   */
  constructor(
    files: TabFiles,
    images: ReadonlyMap<FileId, Uint8Array>,
    siteAddress: string,
    reserved: readonly string[]
  ) {
    this.#files = files;
    this.#images = images;
    this.#siteAddress = siteAddress;
    this.#stems = new Set(reserved.map(stem));
  }

  /** Returns null for unknown files. */
  targetOf(id: FileId): FileTarget | null {
    const file = this.#files[id];
    if (file === undefined) {
      return null;
    }
    if (file.kind === 'image' && !this.#images.has(id)) {
      return { kind: 'address', address: imageAddress(file, this.#siteAddress) };
    }
    const known = this.#paths.get(id) ?? this.#newPath(id, file);
    this.#paths.set(id, known);
    return { kind: 'path', path: known };
  }

  /** Iterates over the assigned files, including those that are added during the iteration. */
  entries(): IterableIterator<[FileId, string]> {
    return this.#paths.entries();
  }

  #newPath(id: FileId, file: ProjectFile): string {
    const names = id.split('/');
    const name = fileName(names.pop() ?? '', file);
    const folder = file.kind === 'image' ? 'assets/' : '';
    let path = `${folder}${name}`;
    // Files with the same name are distinguished by their folders.
    for (let parent = names.pop(); this.#stems.has(stem(path)); parent = names.pop()) {
      path = `${folder}${parent ?? 'files'}/${path.slice(folder.length)}`;
    }
    this.#stems.add(stem(path));
    return path;
  }
}

/** Names a file of the project. Not every bundler knows the queries of imports: a text becomes a module. */
function fileName(name: string, file: ProjectFile): string {
  if (file.kind === 'text') {
    return `${name.replace('?', '-')}.js`;
  }
  const [plain = ''] = name.split('?');
  return file.kind === 'code' && hasJsx(file.code) ? plain.replace(/\.js$/, '.jsx') : plain;
}

export type TabFiles = Readonly<Record<FileId, ProjectFile>>;

/** Returns the specifier by which one file of the project imports another. */
export function relativeSpecifier(fromPath: string, toPath: string): string {
  const depth = fromPath.split('/').length - 1;
  const head = depth === 0 ? './' : '../'.repeat(depth);
  return head + toPath.replace(SCRIPT, '');
}

/** Returns the public URL of an image: in the repository, otherwise on the site. */
function imageAddress({ path, sourceLink }: Extract<ProjectFile, { kind: 'image' }>, siteAddress: string): string {
  return sourceLink?.replace('/blob/', '/raw/') ?? siteAddress + path;
}

/**
 * Normalizes paths for comparison: scripts are imported without their extension, and some file systems are
 * case-insensitive.
 */
function stem(path: string): string {
  return path.replace(SCRIPT, '').toLowerCase();
}

function hasJsx(code: string): boolean {
  let found = false;
  typeScript.parse(code).iterate({ enter: ({ name }) => !(found ||= name.startsWith('JSX')) });
  return found;
}
