import { FIREFOX } from '../../scripts/browser/otherBrowsers.ts';
import { startBareFirefox } from '../support/browsers/bareFirefox.ts';
import { testClaimsIn } from './otherBrowsers.ts';

testClaimsIn(FIREFOX, startBareFirefox);
