import { Button, Card, CardBody, DescriptionList, DescriptionListDescription } from '@patternfly/react-core';
import { DescriptionListGroup, DescriptionListTerm, Flex } from '@patternfly/react-core';
import { CopyIcon } from '@patternfly/react-icons/dist/esm/icons/copy-icon';

const TOOLTIP: React.CSSProperties = {
  position: 'absolute',
  insetInline: '-10rem',
  marginInline: 'auto',
  insetBlockEnd: '100%',
  marginBlockEnd: 'var(--pf-t--global--spacer--sm)',
  inlineSize: 'max-content'
};

interface AddressProps {
  server: string;
  address: string;
  /** The open tooltip. */
  children?: React.ReactNode;
}

function Address({ server, address, children }: AddressProps): React.ReactElement {
  return (
    <DescriptionListGroup>
      <DescriptionListTerm>{server}</DescriptionListTerm>
      <DescriptionListDescription>
        <Flex spaceItems={{ default: 'spaceItemsSm' }} alignItems={{ default: 'alignItemsCenter' }}>
          <span>{address}</span>
          <div style={{ position: 'relative' }}>
            <Button variant="plain" hasNoPadding aria-label={`Copy address of ${server}`} icon={<CopyIcon />} />
            {children}
          </div>
        </Flex>
      </DescriptionListDescription>
    </DescriptionListGroup>
  );
}

export const TooltipOver: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <DescriptionList isCompact>
        <Address server="db-1" address="10.0.4.12" />
        <Address server="db-2" address="10.0.4.13">
          <div className="pf-v6-c-tooltip pf-m-top" role="tooltip" style={TOOLTIP}>
            <div className="pf-v6-c-tooltip__arrow" />
            <div className="pf-v6-c-tooltip__content">Copy address of db-2</div>
          </div>
        </Address>
      </DescriptionList>
    </CardBody>
  </Card>
);
