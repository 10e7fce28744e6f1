import type { ProseRule } from 'patternbook';

import { guidelines } from '../guidelines.ts';
import { captions } from './captions.ts';
import { cellCase } from './cells.ts';
import { guidelineRules } from './guidelineNumbers.ts';
import { peopleDensity } from './people.ts';
import { phrases } from './phrases.ts';
import { serialComma } from './serialComma.ts';
import { whatClauses } from './whatClauses.ts';

/** Rules of docs/writing.md that `check` enforces. */
export const proseRules: ProseRule[] = [
  ...phrases,
  serialComma,
  ...whatClauses,
  peopleDensity,
  ...captions,
  cellCase,
  ...guidelineRules(guidelines)
];
