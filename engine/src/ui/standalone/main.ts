import '../../browser/standalone.ts';
import { startOwnTheme } from '../ownTheme/startOwnTheme.ts';

/** Script of a standalone example document. */
startOwnTheme();
