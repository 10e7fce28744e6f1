import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { engineBoundaries, packageBoundaries } from './eslint.boundaries.js';
import { engineLanguage } from './eslint.language.js';

// Oxlint checks everything else (.oxlintrc.json), with types and in a fifth of the time.
export default defineConfig(
  globalIgnores(['**/dist/', '**/.cache/', '**/.patternbook/', '**/coverage/', '**/*.d.ts']),
  { files: ['engine/src/**/*.ts', 'packages/*/src/**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' }
  },
  // Rules that need React's compiler take longer than all others: they are for the interface.
  { files: ['engine/src/**/*.tsx'], ignores: ['**/*.test.tsx'], ...reactHooks.configs.flat.recommended },
  ...engineBoundaries,
  ...packageBoundaries,
  ...engineLanguage
);
