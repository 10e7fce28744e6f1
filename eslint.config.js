import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { engineBoundaries } from './eslint.boundaries.js';

const MAX_LINES = 400;

export default defineConfig(
  globalIgnores(['**/dist/', '**/.cache/', '**/.patternbook/', '**/.react-router/', '**/coverage/', '**/*.d.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylistic],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }]
    }
  },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
  {
    rules: { 'max-lines': ['error', MAX_LINES], eqeqeq: 'error', 'no-console': ['error', { allow: ['warn', 'error'] }] }
  },
  { files: ['scripts/**', 'bench/**', 'engine/src/tools/cli/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: { __dirname: 'readonly' } } },
  { files: ['scripts/*.cjs', 'engine/bin/*'], languageOptions: { globals: { process: 'readonly', URL: 'readonly' } } },
  {
    // Vitest reads from the first parameter's pattern which fixtures a function needs, if only that it needs none.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] }
  },
  ...engineBoundaries
);
