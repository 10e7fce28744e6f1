import { describe, expect, it } from 'vitest';

import { createPicturesOf } from '../../../src/client/lazy/icons/iconData.ts';
import { openBrowser } from '../browser.ts';
import { makeIcon } from './makeIcon.ts';

const KNOB = { name: 'knob', svgs: { default: { viewBox: '0 0 1 1', content: '' } } };

describe('the pictures of icons', () => {
  it('come with their slice, which is fetched once', async () => {
    const { fetched } = openBrowser('', { files: { '/api/icons/1.json': [KNOB] } });
    const picturesOf = createPicturesOf();
    expect(await Promise.all([picturesOf(makeIcon()), picturesOf(makeIcon())])).toEqual([KNOB.svgs, KNOB.svgs]);
    expect(await picturesOf(makeIcon({ name: 'dial' }))).toEqual({});
    expect(fetched).toEqual(['/api/icons/1.json']);
  });

  it('are fetched anew after a failure', async () => {
    const files: Record<string, unknown> = {};
    const { fetched } = openBrowser('', { files });
    const picturesOf = createPicturesOf();
    await expect(picturesOf(makeIcon())).rejects.toThrow('status 404');
    files['/api/icons/1.json'] = [KNOB];
    expect(await picturesOf(makeIcon())).toEqual(KNOB.svgs);
    expect(fetched).toHaveLength(2);
  });
});
