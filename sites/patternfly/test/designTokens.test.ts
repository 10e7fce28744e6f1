import { expect, it } from 'vitest';

import { listThemes } from '../../../engine/src/core/themes.ts';
import { deriveDesign } from '../../../engine/src/reference/design/writeDesign.ts';
import { themesFile } from '../../../engine/src/reference/design/themesFile.ts';
import { tokensSchema } from '../../../engine/src/reference/tokens/schema.ts';
import { compareDtcg } from '../../../engine/test/support/resolveDtcg.ts';
import { config, siteFolder } from './realSite.ts';
import { isTurn } from '../../../scripts/testing/turn.ts';

/** Values without an equivalent: `initial`, keywords, one percentage, and one sum of two units, in each theme. */
const LEFT_OUT_PER_THEME = 25;

it.runIf(isTurn(7))('has the values of all tokens in the format of the community group, in every theme', () => {
  const { files } = deriveDesign(config.reference, siteFolder, listThemes(config.themes));
  const tokens = tokensSchema.parse(files.get('/api/tokens.json'));
  const themes = themesFile(config.themes);
  const values = tokens.tokens.length * themes.length;
  expect(compareDtcg(tokens, themes)).toBeGreaterThan(values - LEFT_OUT_PER_THEME * themes.length);
});
