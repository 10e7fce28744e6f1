import { statSync } from 'node:fs';
import path from 'node:path';

import { readCached, writeCached } from '../../content/files.ts';

/** Size in bytes and time of modification of an output file, in milliseconds. */
export type FileStamp = [size: number, modified: number];

/** Files that a build wrote together, from the same inputs. */
interface FileGroup {
  /** Hash of the inputs. */
  key: string;
  /** Addresses of the files, those shared with other groups included. */
  files: string[];
  /** What the code that wrote them returned, as JSON. */
  result: unknown;
}

/** What a build wrote: its files, in groups, and which inputs they depend on. */
export interface OutputRecord<Data = unknown> {
  /** Hash of all inputs of the build. */
  key: string;
  groups: Record<string, FileGroup>;
  files: Record<string, FileStamp>;
  /** What else the build hands over to the next. */
  data: Data;
}

/** The output of the last build, of which the next one keeps files. */
export class LastOutput<Data = unknown> {
  readonly folder: string;
  readonly record: OutputRecord<Data> | null;

  /**
   * @param folder the site's output folder
   * @param record null if nothing can be kept
   */
  constructor(folder: string, record: OutputRecord<Data> | null) {
    this.folder = folder;
    this.record = record;
  }

  /** Returns the group of this name if it has the same key, and none of its files was changed or removed since. */
  groupOf(name: string, key: string): FileGroup | null {
    const group = this.record?.groups[name];
    return group?.key === key && group.files.every((address) => this.has(address)) ? group : null;
  }

  /** Whether the last build wrote a file, and it is as it was then. */
  has(address: string): boolean {
    const stamp = this.record?.files[address];
    if (!stamp) {
      return false;
    }
    const stats = statSync(path.join(this.folder, address), { throwIfNoEntry: false });
    return stats?.size === stamp[0] && stats.mtimeMs === stamp[1];
  }

  /** Whether all files are as the last build left them. */
  isIntact(): boolean {
    return Object.keys(this.record?.files ?? {}).every((address) => this.has(address));
  }
}

const recordFile = (cacheFolder: string): string => path.join(cacheFolder, 'output.json');

/** Reads the record of the last build; nothing is kept if it is missing or damaged. */
export function readLastOutput<Data>(outFolder: string, cacheFolder: string): LastOutput<Data> {
  return new LastOutput(outFolder, readCached(recordFile(cacheFolder)) as OutputRecord<Data> | null);
}

/** Records what a build wrote. Call it after the output is in place. */
export function writeOutputRecord<Data>(cacheFolder: string, record: OutputRecord<Data>): void {
  writeCached(recordFile(cacheFolder), record);
}
