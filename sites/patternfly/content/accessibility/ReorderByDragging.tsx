import { Button, Card, CardBody, Flex, FlexItem } from '@patternfly/react-core';
import { ArrowDownIcon } from '@patternfly/react-icons/dist/esm/icons/arrow-down-icon';
import { ArrowUpIcon } from '@patternfly/react-icons/dist/esm/icons/arrow-up-icon';
import { GripVerticalIcon } from '@patternfly/react-icons/dist/esm/icons/grip-vertical-icon';

export interface ReorderByDraggingProps {
  hasButtons?: boolean;
}

const RULES = ['Allow office', 'Allow build', 'Deny all'];

/** Rules in an order that people change, by dragging alone or with buttons, too. */
export const ReorderByDragging: React.FunctionComponent<ReorderByDraggingProps> = ({ hasButtons = false }) => (
  <Card>
    <CardBody>
      <ol style={{ paddingInlineStart: 'var(--pf-t--global--spacer--md)' }}>
        {RULES.map((rule, index) => (
          <li key={rule}>
            <Flex
              flexWrap={{ default: 'nowrap' }}
              alignItems={{ default: 'alignItemsCenter' }}
              style={{ minBlockSize: '2.5rem' }}
            >
              <FlexItem>
                <GripVerticalIcon />
              </FlexItem>
              <FlexItem grow={{ default: 'grow' }}>{rule}</FlexItem>
              {hasButtons && (
                <FlexItem>
                  <Button
                    variant="plain"
                    aria-label={`Move ${rule} up`}
                    icon={<ArrowUpIcon />}
                    isAriaDisabled={index === 0}
                  />
                  <Button
                    variant="plain"
                    aria-label={`Move ${rule} down`}
                    icon={<ArrowDownIcon />}
                    isAriaDisabled={index === RULES.length - 1}
                  />
                </FlexItem>
              )}
            </Flex>
          </li>
        ))}
      </ol>
    </CardBody>
  </Card>
);
