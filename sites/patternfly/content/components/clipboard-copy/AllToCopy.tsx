import {
  Card,
  CardBody,
  ClipboardCopy,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm
} from '@patternfly/react-core';

export const AllToCopy: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <DescriptionList isCompact>
        <DescriptionListGroup>
          <DescriptionListTerm>Address</DescriptionListTerm>
          <DescriptionListDescription>
            <ClipboardCopy variant="inline-compact" hoverTip="Copy address" clickTip="Copied">
              web-1.example.com
            </ClipboardCopy>
          </DescriptionListDescription>
        </DescriptionListGroup>
        <DescriptionListGroup>
          <DescriptionListTerm>Region</DescriptionListTerm>
          <DescriptionListDescription>
            <ClipboardCopy variant="inline-compact" hoverTip="Copy region" clickTip="Copied">
              Frankfurt
            </ClipboardCopy>
          </DescriptionListDescription>
        </DescriptionListGroup>
        <DescriptionListGroup>
          <DescriptionListTerm>Memory</DescriptionListTerm>
          <DescriptionListDescription>
            <ClipboardCopy variant="inline-compact" hoverTip="Copy memory" clickTip="Copied">
              32 GB
            </ClipboardCopy>
          </DescriptionListDescription>
        </DescriptionListGroup>
      </DescriptionList>
    </CardBody>
  </Card>
);
