/** The stateful features of the interface. A new one is a folder with a `feature.ts`, and a line here. */
import { apiRequest } from './apiRequests/feature.ts';
import { checkCode } from './checkCode/feature.ts';
import { claimPlayer } from './claims/player/feature.ts';
import { copyPage } from './copyPage/feature.ts';
import { displaySettings } from './displaySettings/feature.ts';
import { exampleControls } from './example/feature.ts';
import { exercise } from './exercise/feature.ts';
import { survey } from './feedback/feature.ts';
import { anatomy } from './figure/feature.ts';
import { iconGallery } from './icons/feature.ts';
import type { IslandFeature, OpenedFeature } from './islands/contract.ts';
import { listFilter } from './listFilter/feature.ts';
import { navigationFilter } from './navigationFilter/feature.ts';
import { playground } from './playground/feature.ts';
import { referenceFilter } from './referenceFilter/feature.ts';
import { releaseMenu } from './releaseMenu/feature.ts';
import { notFoundSearch, searchPage } from './search/feature.ts';
import { tableSort } from './tableSort/feature.ts';
import { whatChanged } from './whatChanged/feature.ts';

/** Features in the HTML of pages. */
export const islands: readonly IslandFeature[] = [
  anatomy,
  apiRequest,
  checkCode,
  exampleControls,
  exercise,
  iconGallery,
  listFilter,
  navigationFilter,
  notFoundSearch,
  playground,
  referenceFilter,
  searchPage,
  tableSort,
  whatChanged
];

/** Features that buttons of a page open. */
export const openedFeatures: readonly OpenedFeature[] = [claimPlayer, copyPage, displaySettings, releaseMenu, survey];
