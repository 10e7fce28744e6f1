import {
  Card,
  CardBody,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  DescriptionListTermHelpText,
  DescriptionListTermHelpTextButton,
  Popover
} from '@patternfly/react-core';
import { RhUiLocationIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-location-icon';

export const DescriptionParts: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <DescriptionList aria-label="Details of web-1">
        <DescriptionListGroup>
          <DescriptionListTerm icon={<RhUiLocationIcon />}>Region</DescriptionListTerm>
          <DescriptionListDescription>Frankfurt</DescriptionListDescription>
        </DescriptionListGroup>
        <DescriptionListGroup>
          <DescriptionListTermHelpText>
            <Popover headerContent="Retention" bodyContent="Older backups are deleted every night.">
              <DescriptionListTermHelpTextButton>Retention</DescriptionListTermHelpTextButton>
            </Popover>
          </DescriptionListTermHelpText>
          <DescriptionListDescription>30 days</DescriptionListDescription>
        </DescriptionListGroup>
      </DescriptionList>
    </CardBody>
  </Card>
);
