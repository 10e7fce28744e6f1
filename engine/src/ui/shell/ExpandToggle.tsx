import { AngleRightIcon } from '@patternfly/react-icons/dist/js/icons/angle-right-icon.js';

interface ExpandToggleProps {
  /** Name of what opens. */
  label: string;
  /** What the list is of: `section` or `section/subsection`, by slug. */
  place: string;
  /** id of the list that opens. */
  controls: string;
  isExpanded: boolean;
}

/** The button that opens and closes a list of the side navigation. */
export function ExpandToggle({ label, place, controls, isExpanded }: ExpandToggleProps) {
  return (
    <button
      type="button"
      className="pb-navigation-toggle"
      aria-label={`Pages of ${label}`}
      aria-expanded={isExpanded}
      aria-controls={controls}
      data-tooltip=""
      data-navigation-toggle={place}
    >
      <AngleRightIcon set="rh-ui" />
    </button>
  );
}
