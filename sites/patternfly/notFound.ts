import type { SiteConfig } from 'patternbook';

export const notFound: NonNullable<SiteConfig['notFound']> = {
  cards: [
    {
      icon: 'rocket',
      title: 'Getting started',
      body: 'Learn about PatternFly, how its parts fit together, and where to start.',
      link: '/get-started/about-patternfly'
    },
    {
      icon: 'palette',
      title: 'Guidelines',
      body: 'Choose colors, type, and spacing that work together in light and dark color schemes.',
      link: '/design-foundations/colors'
    },
    {
      icon: 'cubes',
      title: 'Components',
      body: 'Find live examples, properties, and guidance for every part of an interface.',
      link: '/components/about-modal'
    },
    {
      icon: 'chart',
      title: 'Charts',
      body: 'Turn data into charts that people understand at a glance.',
      link: '/charts/about-charts'
    }
  ]
};
