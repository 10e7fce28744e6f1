import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { engineBoundaries } from './eslint.boundaries.js';
import { engineLanguage } from './eslint.language.js';

// Oxlint checks everything else (.oxlintrc.json), with types and in a fifth of the time.
export default defineConfig(
  globalIgnores(['**/dist/', '**/.cache/', '**/.patternbook/', '**/coverage/', '**/*.d.ts']),
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
  ...engineBoundaries,
  ...engineLanguage
);
