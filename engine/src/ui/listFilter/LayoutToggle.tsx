import { ListIcon } from '@patternfly/react-icons/dist/js/icons/list-icon.js';
import { ThLargeIcon } from '@patternfly/react-icons/dist/js/icons/th-large-icon.js';

const LAYOUTS = {
  grid: { label: 'Grid', Icon: ThLargeIcon },
  list: { label: 'List', Icon: ListIcon }
} as const;

export type LayoutName = keyof typeof LAYOUTS;

interface LayoutToggleProps {
  /** Of the radio buttons; unique in the document. */
  name: string;
  layout: LayoutName;
  onChange: (layout: LayoutName) => void;
}

/** Radio buttons that look like one control: the style sheet does what they say, also without a script. */
export function LayoutToggle({ name, layout, onChange }: LayoutToggleProps) {
  return (
    <fieldset className="pb-layout-toggle">
      <legend className="pf-v6-screen-reader">Layout</legend>
      <div className="pb-choices">
        {(Object.keys(LAYOUTS) as LayoutName[]).map((value) => {
          const { label, Icon } = LAYOUTS[value];
          return (
            <label key={value} className="pb-choice" data-tooltip="">
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === layout}
                onChange={() => onChange(value)}
              />
              <span>
                <Icon set="rh-ui" />
                <span className="pf-v6-screen-reader">{label}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
