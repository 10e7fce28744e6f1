import type { SlicedLibrary } from './liveSetup.ts';
import { ownValue } from './ownValue.ts';

/** Name that the frame's registry has for one module of a sliced package: `lib-icons:angle-right-icon`. */
export function memberModuleName(packageName: string, stem: string): string {
  return `${packageName}:${stem}`;
}

/** What the name of a module's file has in common with the name that it exports: `angle-right` and `AngleRight`. */
export function sliceKey(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}

/** Index of the slice that has a name, if any has; also by the name of the file that exports it. */
export function sliceOf({ starts, names }: Pick<SlicedLibrary, 'starts' | 'names'>, name: string): number {
  const key = sliceKey(name);
  return ownValue(names, key) ?? starts.findLastIndex((start) => start !== null && start <= key);
}
