import type { Linter } from 'eslint';

export const ENGINE_FOLDERS: Record<string, string[]>;
export const engineBoundaries: Linter.Config[];
export const packageBoundaries: Linter.Config[];
