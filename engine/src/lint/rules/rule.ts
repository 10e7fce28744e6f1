import type { Facts } from '../facts/facts.ts';
import type { Fault } from '../finding.ts';
import type { Knowledge } from '../knowledge.ts';

/** Finds the faults of one kind. Pure, and free of Node, so that it also runs in browsers. */
export type Rule = (facts: Facts, known: Knowledge) => Fault[];
