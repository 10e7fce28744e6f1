import type { FileId, ProjectFile } from '../../core/tabCode.ts';
import { parser } from '@lezer/javascript';

/** Replacement for an import of a file. */
export type FilePlace =
  /** The file is part of the project. */
  | { kind: 'path'; path: string }
  /** The file stays where it is. */
  | { kind: 'address'; address: string };

const SCRIPT = /\.[cm]?[jt]sx?$/;
const typeScript = parser.configure({ dialect: 'ts jsx' });

/**
 * Gives each file that an example imports its place in the example's project: next to the example under its own name,
 * images in a folder. A place is given when it is first asked for, so that a project has only what it needs.
 */
export class FilePlaces {
  readonly #files: TabFiles;
  readonly #images: ReadonlyMap<FileId, Uint8Array>;
  readonly #siteAddress: string;
  readonly #paths = new Map<FileId, string>();
  readonly #stems: Set<string>;

  /**
   * @param files of the tab
   * @param images bytes of those that become files of the project; others keep their address
   * @param reserved paths that the project has for itself
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

  /** Null for a file that the tab does not have. */
  placeOf(id: FileId): FilePlace | null {
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

  /** Files that have a place so far; asking for their imports' places while this runs adds to it. */
  placed(): IterableIterator<[FileId, string]> {
    return this.#paths.entries();
  }

  #newPath(id: FileId, file: ProjectFile): string {
    const names = id.split('/');
    const name = file.kind === 'code' && hasJsx(file.code) ? (names.pop() ?? '').replace(/\.js$/, '.jsx') : names.pop();
    const folder = file.kind === 'image' ? 'assets/' : '';
    let path = `${folder}${name}`;
    // Two files of one name are told apart by the folders that they come from.
    for (let parent = names.pop(); this.#stems.has(stem(path)); parent = names.pop()) {
      path = `${folder}${parent ?? 'files'}/${path.slice(folder.length)}`;
    }
    this.#stems.add(stem(path));
    return path;
  }
}

export type TabFiles = Readonly<Record<FileId, ProjectFile>>;

/** Specifier by which a module next to or below the example imports a file of the project. */
export function relativeSpecifier(fromPath: string, toPath: string): string {
  const depth = fromPath.split('/').length - 1;
  const head = depth === 0 ? './' : '../'.repeat(depth);
  return head + toPath.replace(SCRIPT, '');
}

/** Public address of an image: in the repository, else on the site. */
function imageAddress({ path, sourceLink }: Extract<ProjectFile, { kind: 'image' }>, siteAddress: string): string {
  return sourceLink?.replace('/blob/', '/raw/') ?? siteAddress + path;
}

/**
 * Scripts are imported without their extension, and some disks know no capitals: files that differ in nothing else
 * would be mistaken for each other.
 */
function stem(path: string): string {
  return path.replace(SCRIPT, '').toLowerCase();
}

function hasJsx(code: string): boolean {
  let found = false;
  typeScript.parse(code).iterate({ enter: ({ name }) => !(found ||= name.startsWith('JSX')) });
  return found;
}
