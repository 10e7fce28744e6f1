import { WEBKIT } from '../../scripts/browser/otherBrowsers.ts';
import { startBareWebKit } from '../live/hostile/bareWebKit.ts';
import { testSmoke } from './smoke.ts';

testSmoke(WEBKIT, startBareWebKit);
