import { copyText } from '../../../client/copyText.ts';
import { pageTooltips } from '../../../client/tooltip.ts';
import type { Example } from '../exampleStore.ts';
import { currentVersion } from './language.ts';

const ANSWERS = { copied: 'Code copied', refused: 'The code could not be copied. Select it and copy it by hand.' };

/** Copies the code of an example as the reader has it. */
export async function copyExampleCode(example: Example, control: HTMLElement): Promise<void> {
  const code = currentVersion(example).then((version) => version.code);
  await copyText(code, control, ANSWERS, pageTooltips);
}
