import { ListIcon } from '@patternfly/react-icons/dist/js/icons/list-icon.js';
import { ThLargeIcon } from '@patternfly/react-icons/dist/js/icons/th-large-icon.js';
import type { ReactNode } from 'react';

export type GalleryLayout = 'grid' | 'list';

interface LayoutToggleProps {
  /** Of the radio buttons; unique in the document. */
  name: string;
  initial: GalleryLayout;
}

/** Radio buttons in the look of the library's toggle group: the style sheet does what they say. */
export function LayoutToggle({ name, initial }: LayoutToggleProps) {
  return (
    <fieldset className="pf-v6-c-toggle-group pb-layout-toggle">
      <legend className="pf-v6-screen-reader">Layout</legend>
      <Choice name={name} value="grid" label="Grid" icon={<ThLargeIcon set="rh-ui" />} isInitial={initial === 'grid'} />
      <Choice name={name} value="list" label="List" icon={<ListIcon set="rh-ui" />} isInitial={initial === 'list'} />
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  value: GalleryLayout;
  label: string;
  icon: ReactNode;
  isInitial: boolean;
}

function Choice({ name, value, label, icon, isInitial }: ChoiceProps) {
  return (
    <div className="pf-v6-c-toggle-group__item">
      <label className="pf-v6-c-toggle-group__button" title={label}>
        <input
          className="pf-v6-screen-reader"
          type="radio"
          name={name}
          value={value}
          defaultChecked={isInitial}
          data-gallery-layout
        />
        <span className="pf-v6-c-toggle-group__icon">{icon}</span>
        <span className="pf-v6-screen-reader">{label}</span>
      </label>
    </div>
  );
}
