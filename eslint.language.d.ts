import type { Linter } from 'eslint';

export const engineLanguage: Linter.Config[];
