import * as texts from '../../core/texts.ts';
import type { PageModule } from '../../model.ts';
import type { ModulePreview } from '../view.ts';
import { Prose } from './Prose.tsx';

interface ModulePartProps {
  module: PageModule;
  preview: ModulePreview | undefined;
}

/**
 * A part of a page that a program rendered: in the flow of the text, without frame, heading, and controls. If the browser
 * starts it, it has the same hooks as the preview of an example, and its root contains only what the program rendered.
 */
export function ModulePart({ module: { client, slug }, preview }: ModulePartProps) {
  if (preview?.state === 'prose') {
    return <Prose tree={preview.tree} />;
  }
  if (client === null || preview === undefined || preview.state === 'error') {
    return <pre className="pb-preview-error">{messageOf(preview)}</pre>;
  }
  const html = preview.state === 'client' ? '' : preview.html;
  return (
    <div
      data-preview=""
      data-state={preview.state === 'client' ? 'client' : 'static'}
      data-example={slug}
      data-mount={[
        preview.state === 'live' ? 'hydrate' : preview.state,
        ...(client === 'visible' ? [] : [client])
      ].join(' ')}
    >
      <div className="pf-v6-c-content pb-prose" data-root="" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

function messageOf(preview: ModulePreview | undefined): string {
  if (preview?.state === 'client') {
    return preview.reason;
  }
  return preview?.state === 'error' ? preview.message : texts.body.notRendered;
}
