import { FIREFOX } from '../../../scripts/browser/otherBrowsers.ts';
import { startBareFirefox } from '../../support/browsers/bareFirefox.ts';
import { KNOWN_IN_FIREFOX } from './knownInSharedProcess.ts';
import { OUTCOMES_IN_FIREFOX } from './otherOutcomes.ts';
import { testInOtherBrowser } from './otherBrowser.ts';

testInOtherBrowser(FIREFOX, startBareFirefox, { known: KNOWN_IN_FIREFOX, outcomes: OUTCOMES_IN_FIREFOX });
