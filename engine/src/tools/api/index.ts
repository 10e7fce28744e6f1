/** The commands as functions, for programs: `import { build, dev } from 'patternbook/node'`. */
export { build, type BuildOptions } from './build.ts';
export { dev, type DevOptions, type DevServer } from './dev.ts';
export type { BuildReport } from '../cli/buildReport.ts';
export type { Progress } from '../../site/build/progress.ts';
