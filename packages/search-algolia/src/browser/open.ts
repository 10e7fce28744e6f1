import ownClient from 'algoliasearch/dist/lite/builds/browser.umd.js?url';
import type { OpenSearch } from 'patternbook/search';

import type { AlgoliaSettings } from '../settings.ts';
import { createHostedProvider } from './createHostedProvider.ts';

/** Opens the search in the browser; the site publishes the service's client, and this module knows its address. */
const open: OpenSearch<AlgoliaSettings> = ({ clientScript, ...settings }, own) =>
  createHostedProvider({ ...settings, clientScript: clientScript ?? ownClient }, own);

export default open;
