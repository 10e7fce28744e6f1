import { renderToStaticMarkup } from 'react-dom/server';

import type { Example } from '../../model.ts';
import { Island } from '../islands/Island.tsx';
import { ExampleControls } from './ExampleControls.tsx';

/** HTML of the row of controls under an example (spec §2.7). */
export function renderControls({ title, path, slug, isFullscreen }: Example): string {
  return renderToStaticMarkup(
    <Island
      name="exampleControls"
      id={slug}
      component={ExampleControls}
      props={{ title, path, slug, isFullscreen }}
      load="visible"
    />
  );
}
