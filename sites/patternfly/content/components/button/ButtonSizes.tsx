import { Button, Content, Flex, FlexItem } from '@patternfly/react-core';
import { CopyIcon } from '@patternfly/react-icons/dist/esm/icons/copy-icon';

const SIZES = [
  { name: 'Large', button: <Button size="lg">Start trial</Button> },
  { name: 'Default', button: <Button>Save</Button> },
  { name: 'Small', button: <Button size="sm">Apply</Button> },
  { name: 'Link', button: <Button variant="link">Skip</Button> },
  { name: 'Plain', button: <Button variant="plain" aria-label="Copy token" icon={<CopyIcon />} /> },
  { name: 'Small plain', button: <Button variant="plain" size="sm" aria-label="Copy key" icon={<CopyIcon />} /> },
  { name: 'No padding', button: <Button variant="plain" hasNoPadding aria-label="Copy name" icon={<CopyIcon />} /> }
];

export const ButtonSizes: React.FunctionComponent = () => (
  <Flex columnGap={{ default: 'columnGapLg' }} alignItems={{ default: 'alignItemsFlexEnd' }}>
    {SIZES.map(({ name, button }) => (
      <FlexItem key={name}>
        {button}
        <Content component="small">{name}</Content>
      </FlexItem>
    ))}
  </Flex>
);
