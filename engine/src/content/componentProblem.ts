import type { ComponentBlock, Problem } from '../model.ts';
import { error } from './problem.ts';

/** That a component of a page can't be shown. @param fault what was thrown when its data was read */
export function componentProblem({ name, location }: ComponentBlock, fault: unknown): Problem {
  const message = fault instanceof Error ? fault.message : String(fault);
  return error('component-data', `<${name}> can't be shown: ${message}`, location, 'Correct the data that it names.');
}
