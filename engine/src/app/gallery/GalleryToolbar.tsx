import { Button, TextInputGroup, TextInputGroupMain } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/js/icons/search-icon.js';

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
      <div className="pb-gallery-filter">
        <TextInputGroup>
          <TextInputGroupMain
            icon={<SearchIcon set="rh-ui" />}
            type="search"
            placeholder={placeholder}
            aria-label={placeholder}
            inputId={`${id}-filter`}
            inputProps={{ 'data-gallery-filter': true, autoComplete: 'off', spellCheck: false }}
          />
        </TextInputGroup>
      </div>
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
