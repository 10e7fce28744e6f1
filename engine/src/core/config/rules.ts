import { z } from 'zod';

import { nearestName } from '../names.ts';
import { PROBLEM_CODES } from '../problemCodes.ts';

const CODES: ReadonlySet<string> = new Set(PROBLEM_CODES);

/** Levels of problems by their code, as in `{ 'duplicate-description': 'off' }`. */
export const rulesSchema = z.record(z.string(), z.enum(['error', 'warning', 'off'])).superRefine((rules, context) => {
  for (const code of Object.keys(rules)) {
    // Those of plugins have the plugin's name in front.
    if (!CODES.has(code) && !code.includes('/')) {
      const nearest = nearestName(code, [...PROBLEM_CODES]);
      const hint = nearest === null ? 'Use a name that `check` prints.' : `Did you mean "${nearest}"?`;
      context.addIssue({ code: 'custom', path: [code], message: `is no rule. ${hint}` });
    }
  }
});
