import type { SiteConfig } from 'patternbook';

import { iconBrands } from './iconBrands.ts';

type Purposes = NonNullable<NonNullable<NonNullable<SiteConfig['reference']>['icons']>['purposes']>;

/** What icons are for, by the words in their names. */
export const iconPurposes: Purposes = [
  // Names of brands contain words of the others: `facebook-messenger`, `apple-pay`.
  { name: 'Brands', pattern: `^(${iconBrands.join('|')})$`, isLast: true },
  {
    name: 'Status',
    pattern: words(
      'alert asleep ban battery bell bug caution certificate check circle-notch clock connected critical danger',
      'degraded disconnected error exclamation flag health heartbeat help hourglass important info information',
      'locked maintenance migration minor moderate notification off ok on pending progress question',
      'rebooting resolving risk running security severity shield signal spinner star status stopwatch success',
      'unknown unlocked unplugged plugged warning'
    )
  },
  {
    name: 'Actions',
    pattern: words(
      'add attach backspace backward close cog cogs copy crop cut delete download edit eject eraser export eye filter forward',
      'import link lock magic minus paperclip paste pause pen pencil play plus print redo refresh remove reply restore',
      'save search send share sort step stop sync thumbtack times trash undo unlink unlock upload zoom'
    )
  },
  {
    name: 'Navigation and layout',
    pattern: words(
      'align angle arrow arrows bars border caret chevron collapse columns compress directions ellipsis expand external',
      'grid grip hamburger home indent layout level list menu outdent panel row sidebar sign-in sign-out sitemap sliders sort table',
      'th tree treeview view window'
    )
  },
  {
    name: 'Files and resources',
    pattern: words(
      'archive blueprint box bundle catalog chart cloud cluster code container cpu cube cubes data database desktop',
      'domain enterprise file folder hdd image images key laptop memory microchip mobile module namespaces network node',
      'object package port process project registry repository resource sd server service services stack storage',
      'tablet tag tags template terminal topology usb virtual volume warehouse zone'
    )
  },
  {
    name: 'People and communication',
    pattern: words(
      'address blog broadcast bullhorn calendar chat comment comments contact envelope headset id inbox mail meeting',
      'message messages microphone people person phone podcast rss support user users video voicemail'
    )
  }
];

function words(...lists: string[]): string {
  return `(^|-)(${lists.join(' ').replaceAll(' ', '|')})(-|$)`;
}
