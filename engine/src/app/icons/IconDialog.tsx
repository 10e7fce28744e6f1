import { Button } from '@patternfly/react-core';

import { Dialog } from '../overlays/Dialog.tsx';

/** Details of one icon. The script fills in what differs between icons. */
export function IconDialog() {
  return (
    <Dialog id="icon-details" title="Icon">
      <div className="pb-dialog-body pb-icon-details">
        <p className="pb-icon-status" role="status" data-icon-status hidden />
        <span data-icon-picture-retry hidden>
          <Button variant="link" isInline>
            Try again
          </Button>
        </span>
        <div data-icon-sets />
        <template data-icon-set>
          <section className="pb-icon-set">
            <h3 className="pb-icon-heading" data-set-name />
            <div className="pb-icon-sizes" data-set-sizes />
            <div className="pb-icon-actions">
              <Button variant="secondary" size="sm" data-copy="">
                Copy SVG
              </Button>
              <Button variant="secondary" size="sm" component="a" data-set-download>
                Download SVG
              </Button>
            </div>
          </section>
        </template>
        <h3 className="pb-icon-heading">Import</h3>
        <pre className="pb-icon-import" data-scrolls="Import">
          <code data-icon-import />
        </pre>
        <div className="pb-icon-actions">
          <Button variant="primary" size="sm" data-copy="" data-icon-copy-import>
            Copy import
          </Button>
          <Button variant="link" size="sm" component="a" href="#icon-details" data-copy-link data-icon-link>
            Copy link to this icon
          </Button>
        </div>
        <div data-icon-usage hidden>
          <h3 className="pb-icon-heading">Recommended use</h3>
          <p>
            <bdi data-icon-usage-text />
          </p>
        </div>
        <div data-icon-keywords hidden>
          <h3 className="pb-icon-heading">Also found by</h3>
          <p>
            <bdi data-icon-keyword-list />
          </p>
        </div>
      </div>
    </Dialog>
  );
}
