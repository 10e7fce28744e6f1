import { WEBKIT } from '../../scripts/browser/otherBrowsers.ts';
import { startBareWebKit } from '../support/browsers/bareWebKit.ts';
import { testSmoke } from './smoke.ts';

testSmoke(WEBKIT, startBareWebKit);
