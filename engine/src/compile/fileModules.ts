import type { FrameModule } from '../frame/protocol.ts';
import type { FileId, TabCode } from '../tabCode.ts';
import type { LibraryList } from './libraryList.ts';
import { moduleRequests } from './moduleRequests.ts';
import { parseProgram } from './parseProgram.ts';
import { JSX_RUNTIME, toCommonJs } from './toCommonJs.ts';

/** The files that ride along with an example: its own imports, and theirs. */
export class FileModules {
  readonly modules: FrameModule[] = [];
  /** Texts of style sheets. */
  readonly styles: string[] = [];
  readonly #files: TabCode['files'];
  readonly #libraries: LibraryList;
  readonly #known = new Set<FileId>();

  /** @param libraries takes note of what the files import */
  constructor({ files }: TabCode, libraries: LibraryList) {
    this.#files = files;
    this.#libraries = libraries;
  }

  /** Adds a file with everything that it imports; once is enough. */
  add(id: FileId): void {
    const file = this.#files[id];
    if (this.#known.has(id) || !file) {
      return;
    }
    this.#known.add(id);
    switch (file.kind) {
      case 'style':
        this.styles.push(file.code);
        this.#addValue(id, {});
        break;
      case 'image':
        this.#addValue(id, file.path);
        break;
      case 'json':
        this.modules.push({ name: id, code: `module.exports = ${file.code}`, imports: {}, expects: [] });
        break;
      case 'code':
        this.#addCode(id, file.code, file.imports);
    }
  }

  #addValue(id: FileId, value: unknown): void {
    const code = `exports.__esModule = true; exports.default = ${JSON.stringify(value)};`;
    this.modules.push({ name: id, code, imports: {}, expects: [] });
  }

  #addCode(id: FileId, text: string, imports: Record<string, FileId>): void {
    const parsed = parseProgram(text, id);
    if (!parsed.ok) {
      const message = `${id}:${parsed.line}: ${parsed.message}`;
      this.modules.push({
        name: id,
        code: `throw new SyntaxError(${JSON.stringify(message)});`,
        imports: {},
        expects: []
      });
      return;
    }
    this.#libraries.add(JSX_RUNTIME, '*');
    for (const [specifier, names] of moduleRequests(parsed.program)) {
      const file = imports[specifier];
      if (file === undefined) {
        this.#libraries.add(specifier, names);
      } else {
        this.add(file);
      }
    }
    this.modules.push({ name: id, code: toCommonJs(parsed.code, id).code, imports, expects: [] });
  }
}
