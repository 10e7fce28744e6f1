import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import { loadApp } from '../../../src/site/documents/loadApp.ts';
import { type SiteComponents, loadSiteComponents } from '../../../src/site/documents/siteComponents.ts';
import { createTemporarySite } from '../../check/temporarySite.ts';

const app = await loadApp();

const DIAL = `
import { Frame } from './frame/Frame.tsx';
import './dial.css';

const Dial = ({ turns }: { turns: string }) => <Frame>{turns} turns</Frame>;

export default { component: Dial };
`;

const FILES = {
  'components/Dial.tsx': DIAL,
  'components/dial.css': '.dial {}',
  'components/frame/Frame.tsx': `
    import 'acme-ui/frame.css';
    export const Frame = ({ children }) => <p className="frame">{children}</p>;
  `,
  'node_modules/acme-ui/package.json': '{ "name": "acme-ui", "type": "module" }',
  'node_modules/acme-ui/frame.css': '.frame {}'
};

async function load(
  markdownComponents: Record<string, string | { package: string; file: string }>,
  files: Record<string, string> = {}
): Promise<{ components: SiteComponents; folder: string }> {
  const { folder } = createTemporarySite({ ...FILES, ...files });
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
      sections: [{ slug: 'components', title: 'Components' }],
      markdownComponents
    },
    'site.config.ts'
  );
  return { components: await loadSiteComponents(app, { config, folder }), folder };
}

describe('a component of a site', () => {
  it('is rendered from its module, with the style sheets that it and its imports need', async () => {
    const { components, folder } = await load({ Dial: 'components/Dial.tsx' });
    const dial = components.get('Dial');
    expect(dial?.render({ turns: '3' })).toBe('<p class="frame">3 turns</p>');
    expect(dial?.sheets.map((file) => path.relative(folder, file)).sort()).toEqual([
      path.normalize('components/dial.css'),
      path.normalize('node_modules/acme-ui/frame.css')
    ]);
  });

  it('can come from a package', async () => {
    const { components } = await load(
      { Lamp: { package: 'acme-ui', file: 'docs/Lamp.js' } },
      { 'node_modules/acme-ui/docs/Lamp.js': 'export default { component: () => "On" };' }
    );
    expect(components.get('Lamp')?.render({})).toBe('On');
  });

  it('is rendered with the React that its module imports', async () => {
    const { components } = await load(
      { Lamp: 'lamps/Lamp.js' },
      {
        'lamps/package.json': '{ "type": "module" }',
        'lamps/Lamp.js': 'export default { component: () => "On" };',
        'lamps/node_modules/react/index.js': 'exports.createElement = (type, props) => ({ type, props });',
        'lamps/node_modules/react-dom/server.js':
          'exports.renderToStaticMarkup = ({ type, props }) => `${type(props)}, ${props.watts} watts`;'
      }
    );
    expect(components.get('Lamp')?.render({ watts: 7 })).toBe('On, 7 watts');
  });

  it.each([
    [
      'takes a name of the engine',
      { TokenTable: 'components/Dial.tsx' },
      {},
      /^markdownComponents\.TokenTable: the engine has a component of this name/
    ],
    [
      'does not exist',
      { Lamp: 'components/Lamp.tsx' },
      {},
      /There is no file .*Lamp\.tsx, which the configuration names/
    ],
    [
      'exports something else',
      { Lamp: 'components/Lamp.tsx' },
      { 'components/Lamp.tsx': 'export default () => <b />;' },
      /^markdownComponents\.Lamp: .*Lamp\.tsx exports no component by default. Write: export default define/
    ],
    [
      'throws',
      { Lamp: 'components/Lamp.tsx' },
      { 'components/Lamp.tsx': 'throw new Error("Out of oil.");' },
      /Lamp\.tsx can't be loaded:\nError: Out of oil\./
    ],
    [
      'has no proper name',
      { lamp: 'components/Dial.tsx' },
      {},
      /markdownComponents\.lamp: must begin with a capital letter/
    ]
  ])('is refused if it %s', async (_, markdownComponents, files, message) => {
    await expect(load(markdownComponents, files)).rejects.toThrow(message);
  });
});

describe("the engine's own components", () => {
  it('bring the style sheets that their definitions import', async () => {
    const { components } = await load({});
    const sheetsOf = (name: string) => components.get(name)?.sheets.map((file) => path.basename(file));
    expect(sheetsOf('StatusMatrix')).toEqual(['status.css']);
    expect(sheetsOf('TokenSwatches')).toEqual(['tokenPreview.css', 'tokenParts.css']);
    expect(sheetsOf('ContrastRatio')).toEqual(['contrast.css']);
  });
});
