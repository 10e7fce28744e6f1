import { describe, expect, it } from 'vitest';

import { createStyleLibrary } from '../../../src/bundle/styles/styleLibrary.ts';
import { ConfigError, resolveConfig } from '../../../src/core/config.ts';

describe('createStyleLibrary', () => {
  it('reports a configured sheet that does not exist', () => {
    const config = resolveConfig(
      {
        product: { name: 'Larkspur', slug: 'larkspur', description: 'A design system.', versionOf: 'larkspur-ui' },
        sections: [{ slug: 'components', title: 'Components' }],
        styles: { base: ['./brand.css'] }
      },
      'site.config.ts'
    );
    const create = () => createStyleLibrary(config, import.meta.dirname);
    expect(create).toThrow(ConfigError);
    expect(create).toThrow('styles.base: "./brand.css" does not exist');
  });
});
