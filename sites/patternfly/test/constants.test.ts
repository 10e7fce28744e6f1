import { expect, it } from 'vitest';

import { OLDER_MAJOR_VERSIONS } from '../constants.ts';
import config from '../site.config.ts';

it('matches the requirements (section 9)', () => {
  expect(OLDER_MAJOR_VERSIONS).toEqual([5, 4, 3]);
  expect(config.footer.copyright?.since).toBe(2014);
  expect(config.home.posts?.cards).toHaveLength(4);
  expect(config.home.stayInformed?.cards).toHaveLength(6);
  expect(config.pages['/charts/colors-for-charts'].sortValue).toBe(2);
});
