import { WEBKIT } from '../../scripts/browser/otherBrowsers.ts';
import { startBareWebKit } from '../support/browsers/bareWebKit.ts';
import { testClaimsIn } from './otherBrowsers.ts';

testClaimsIn(WEBKIT, startBareWebKit);
