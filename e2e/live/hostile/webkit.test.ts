import { WEBKIT } from '../../../scripts/browser/otherBrowsers.ts';
import { startBareWebKit } from '../../support/browsers/bareWebKit.ts';
import { KNOWN_IN_WEBKIT } from './knownInSharedProcess.ts';
import { OUTCOMES_IN_WEBKIT } from './otherOutcomes.ts';
import { testInOtherBrowser } from './otherBrowser.ts';

testInOtherBrowser(WEBKIT, startBareWebKit, { known: KNOWN_IN_WEBKIT, outcomes: OUTCOMES_IN_WEBKIT });
