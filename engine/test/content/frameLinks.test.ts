import { expect, it } from 'vitest';

import { resolveConfig } from '../../src/core/config.ts';
import { frameLinkProblems } from '../../src/content/checkSite.ts';
import { createLinkResolver } from '../../src/content/links.ts';

it('checks the links of home page, 404 page and footer', () => {
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      planned: ['/soon'],
      home: { headline: 'Turn', text: 'Knobs.', actions: [{ text: 'Soon', href: '/soon' }] },
      notFound: { cards: [{ icon: 'book', title: 'A', body: 'B', link: '/parts/knob#x' }] },
      footer: {
        statement: 'Knobs.',
        legal: [
          { text: 'Lost', href: '/lost#top' },
          { text: 'Lost too', href: '/lost#top' },
          { text: 'Moved', href: '/moved' },
          { text: 'Elsewhere', href: 'https://elsewhere.example' }
        ]
      }
    },
    'site.config.ts'
  );
  const links = createLinkResolver([], ['/parts/knob'], [{ from: '/moved', to: '/parts/knob' }], config);
  expect(frameLinkProblems(config, links).map(({ code, message }) => [code, message])).toEqual([
    ['planned-link', 'A link of the site configuration leads to a page that is not written yet: /soon'],
    ['broken-link', 'A link of the site configuration leads nowhere: /lost#top']
  ]);
});
