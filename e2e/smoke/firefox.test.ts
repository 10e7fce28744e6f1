import { FIREFOX } from '../../scripts/browser/otherBrowsers.ts';
import { startBareFirefox } from '../support/browsers/bareFirefox.ts';
import { testSmoke } from './smoke.ts';

testSmoke(FIREFOX, startBareFirefox);
