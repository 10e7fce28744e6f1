import { Button } from '@patternfly/react-core';

import { FilterField } from '../facets/FilterField.tsx';
import { type GalleryLayout, LayoutToggle } from './LayoutToggle.tsx';

export interface GalleryToolbarProps {
  /** Unique in the document. */
  id: string;
  /** Shown in the empty filter field, and its name. */
  placeholder: string;
  /** What is counted: one of it, several of it. */
  noun: [one: string, several: string];
  layout: GalleryLayout;
  /** Cards without a filter. */
  count: number;
}

/** Filter, number of results and layout of a gallery. Without a script nothing could filter, so the field is hidden. */
export function GalleryToolbar({ id, placeholder, noun: [one, several], layout, count }: GalleryToolbarProps) {
  return (
    <div className="pb-gallery-toolbar" role="group" aria-label="Gallery controls">
      <FilterField id={`${id}-filter`} placeholder={placeholder} hook="data-gallery-filter" />
      <span className="pb-gallery-reset" data-gallery-reset-place hidden>
        <Button variant="link" isInline data-gallery-reset>
          Reset
        </Button>
      </span>
      <p className="pb-gallery-count" role="status">
        <bdi data-gallery-count data-one={one} data-several={several}>
          {count} {count === 1 ? one : several}
        </bdi>
      </p>
      <LayoutToggle name={`${id}-layout`} initial={layout} />
    </div>
  );
}
