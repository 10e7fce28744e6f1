import { describe, expect, it } from 'vitest';

import { makeProseIndex } from '../../../src/site/search/indexFiles.ts';
import { searchRecords } from '../../support/searchRecord.ts';

describe('makeProseIndex', () => {
  it('creates indexes concurrently', async () => {
    const few = makeProseIndex(searchRecords(3));
    const many = makeProseIndex(searchRecords(40));
    const addresses = (await few).map(({ address }) => address);
    expect(addresses.some((address) => address.endsWith('/pagefind-entry.json'))).toBe(true);
    await expect(many).resolves.toHaveLength((await makeProseIndex(searchRecords(40))).length);
  });

  it('creates an index after a failed one', async () => {
    const [broken, sound] = [makeProseIndex([null as never]), makeProseIndex(searchRecords(2))];
    await expect(broken).rejects.toThrow();
    await expect(sound).resolves.not.toHaveLength(0);
  });
});
