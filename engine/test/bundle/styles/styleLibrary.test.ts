import { describe, expect, it } from 'vitest';

import { createStyleLibrary } from '../../../src/bundle/styles/styleLibrary.ts';
import { ConfigError, resolveConfig } from '../../../src/core/config.ts';

describe('createStyleLibrary', () => {
  it.each([
    [{ base: ['./brand.css'] }, 'styles.base: "./brand.css" does not exist'],
    [{ layers: ['a'], layerOf: [{ pattern: 'x', layer: 'b' }] }, 'styles.layerOf: there is no layer "b".']
  ])('reports a sheet or a layer that does not exist: %j', (styles, message) => {
    const config = resolveConfig(
      {
        product: { name: 'Larkspur', slug: 'larkspur', description: 'A design system.', versionOf: 'larkspur-ui' },
        sections: [{ slug: 'components', title: 'Components' }],
        styles
      },
      'site.config.ts'
    );
    const create = () => createStyleLibrary(config, import.meta.dirname);
    expect(create).toThrow(ConfigError);
    expect(create).toThrow(message);
  });

  it('puts the layers of the site between the rules for elements and for classes of the interface', () => {
    const config = resolveConfig(
      {
        product: { name: 'Larkspur', slug: 'larkspur', description: 'A design system.', versionOf: 'larkspur-ui' },
        sections: [{ slug: 'components', title: 'Components' }],
        styles: { layers: ['reset', 'base', 'recipes'] }
      },
      'site.config.ts'
    );
    const [order] = createStyleLibrary(config, import.meta.dirname)
      .bundle([], 'linked')
      .css.split('\n');
    expect(order).toBe('@layer base,base-themes,reset,recipes,components,layouts,utilities,patternbook;');
  });
});
