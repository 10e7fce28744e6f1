import type { SiteConfig } from 'patternbook';

type Summaries = NonNullable<SiteConfig['summaries']>;

/** Both drawings of a component, which stand in `illustrations`. They show nothing that the text doesn't say. */
function illustration(name: string): NonNullable<Summaries[string]['illustration']> {
  return { light: `illustrations/${name}-light.svg`, dark: `illustrations/${name}-dark.svg` };
}

/** What each component is for, in a sentence, by the address of its page. */
export const componentSummaries: Summaries = {
  '/components/accordion': {
    text: 'An accordion stacks headings that each open a panel of content, so that people see the outline first and the details they choose.',
    illustration: illustration('accordion')
  },
  '/components/alert': {
    text: 'An alert is a short message about something that happened or needs attention, with a color and an icon for how serious it is.',
    illustration: illustration('alert')
  },
  '/components/breadcrumb': {
    text: 'A breadcrumb shows where a page stands in a hierarchy and leads back to each level above it.'
  },
  '/components/button': {
    text: 'A button starts an action: it submits a form, opens a dialog or changes something on the page.',
    illustration: illustration('button')
  },
  '/components/card': {
    text: 'A card frames content that belongs together, such as a summary, a chart or an item that people can select.',
    illustration: illustration('card')
  },
  '/components/modal': {
    text: 'A modal opens over the page and holds people’s attention until they complete or cancel what it asks.',
    illustration: illustration('modal')
  },
  '/components/table': {
    text: 'A table arranges data in rows and columns that people can scan, compare, sort and act on.',
    illustration: illustration('table')
  },
  '/components/tabs': {
    text: 'Tabs divide related content into panels that share one place, and show one panel at a time.',
    illustration: illustration('tabs')
  },
  '/components/tooltip': {
    text: 'A tooltip explains an element in a few words while a pointer rests on it or it has the keyboard’s focus.'
  },
  '/components/wizard': {
    text: 'A wizard leads people through a long task step by step and shows how far they have come.',
    illustration: illustration('wizard')
  }
};
