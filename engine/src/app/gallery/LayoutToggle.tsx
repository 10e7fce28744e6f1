import { ListIcon } from '@patternfly/react-icons/dist/js/icons/list-icon.js';
import { ThLargeIcon } from '@patternfly/react-icons/dist/js/icons/th-large-icon.js';
import type { ReactNode } from 'react';

export type GalleryLayout = 'grid' | 'list';

interface LayoutToggleProps {
  /** Of the radio buttons; unique in the document. */
  name: string;
  initial: GalleryLayout;
}

/** Radio buttons that look like one control: the style sheet does what they say. */
export function LayoutToggle({ name, initial }: LayoutToggleProps) {
  return (
    <fieldset className="pb-layout-toggle">
      <legend className="pf-v6-screen-reader">Layout</legend>
      <div className="pb-choices">
        <Choice name={name} value="grid" label="Grid" icon={<ThLargeIcon set="rh-ui" />} initial={initial} />
        <Choice name={name} value="list" label="List" icon={<ListIcon set="rh-ui" />} initial={initial} />
      </div>
    </fieldset>
  );
}

interface ChoiceProps extends LayoutToggleProps {
  value: GalleryLayout;
  label: string;
  icon: ReactNode;
}

function Choice({ name, value, label, icon, initial }: ChoiceProps) {
  return (
    <label className="pb-choice" title={label}>
      <input type="radio" name={name} value={value} defaultChecked={value === initial} data-gallery-layout />
      <span>
        {icon}
        <span className="pf-v6-screen-reader">{label}</span>
      </span>
    </label>
  );
}
