import type { SlicedLibrary } from './liveSetup.ts';
import { ownValue } from './ownValue.ts';

/** Returns the registry name of a module in a sliced package: `lib-icons:angle-right-icon`. */
export function memberModuleName(packageName: string, stem: string): string {
  return `${packageName}:${stem}`;
}

/** Normalizes file and export names so that `angle-right` and `AngleRight` match. */
export function sliceKey(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}

/** Returns the index of the slice that contains an export, by its name or its file name; -1 if there is none. */
export function sliceOf({ starts, names }: Pick<SlicedLibrary, 'starts' | 'names'>, name: string): number {
  const key = sliceKey(name);
  return ownValue(names, key) ?? starts.findLastIndex((start) => start !== null && start <= key);
}
