import { Button, HelperText, HelperTextItem, TextInput } from '@patternfly/react-core';
import CheckIcon from '@patternfly/react-icons/dist/esm/icons/check-icon';
import CloseIcon from '@patternfly/react-icons/dist/esm/icons/rh-microns-close-icon';
import EditIcon from '@patternfly/react-icons/dist/esm/icons/rh-ui-edit-fill-icon';

export interface InlineValueProps {
  /** Id of the field, unique on its page. */
  id: string;
  label: string;
  value: string;
  isEditing?: boolean;
  /** Leaves out the buttons of a field that is saved together with others. */
  hasActions?: boolean;
  error?: string;
}

/** One value with the markup of inline edit, which has no React component. */
export function InlineValue({
  id,
  label,
  value,
  isEditing = false,
  hasActions = true,
  error
}: InlineValueProps): React.ReactElement {
  return (
    <div className={`pf-v6-c-inline-edit${isEditing ? ' pf-m-inline-editable' : ''}`}>
      <div className="pf-v6-c-inline-edit__group">
        <label className="pf-v6-c-inline-edit__label pf-m-bold" htmlFor={id}>
          {label}
        </label>
        {hasActions && (
          <div className="pf-v6-c-inline-edit__action pf-m-enable-editable">
            <Button variant="plain" aria-label={`Edit ${label.toLowerCase()} (${id})`} icon={<EditIcon />} />
          </div>
        )}
      </div>
      <div className="pf-v6-c-inline-edit__value">{value}</div>
      <div className="pf-v6-c-inline-edit__group">
        <div className="pf-v6-c-inline-edit__input">
          <TextInput id={id} defaultValue={value} validated={error === undefined ? 'default' : 'error'} />
          {error !== undefined && (
            <HelperText>
              <HelperTextItem variant="error">{error}</HelperTextItem>
            </HelperText>
          )}
        </div>
        {hasActions && (
          <div className="pf-v6-c-inline-edit__group pf-m-action-group pf-m-icon-group">
            <div className="pf-v6-c-inline-edit__action pf-m-valid">
              <Button variant="plain" aria-label={`Save ${label.toLowerCase()} (${id})`} icon={<CheckIcon />} />
            </div>
            <div className="pf-v6-c-inline-edit__action">
              <Button variant="plain" aria-label={`Cancel ${label.toLowerCase()} (${id})`} icon={<CloseIcon />} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
