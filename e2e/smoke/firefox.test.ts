import { FIREFOX } from '../../scripts/browser/otherBrowsers.ts';
import { startBareFirefox } from '../live/hostile/bareFirefox.ts';
import { testSmoke } from './smoke.ts';

testSmoke(FIREFOX, startBareFirefox);
