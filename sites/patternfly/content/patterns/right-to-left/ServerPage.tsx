import {
  Breadcrumb,
  BreadcrumbItem,
  Button,
  Flex,
  FlexItem,
  Icon,
  Progress,
  SearchInput,
  Stack,
  StackItem
} from '@patternfly/react-core';
import { ArrowRightIcon } from '@patternfly/react-icons/dist/esm/icons/arrow-right-icon';
import type { Texts } from './texts';

export interface ServerPageProps {
  /** Starts the ids of the page. */
  id: string;
  texts: Texts;
  /** Name of the breadcrumb, unique on its page. */
  breadcrumb?: string;
}

/** A small page in one language. */
export const ServerPage: React.FunctionComponent<ServerPageProps> = ({ id, texts, breadcrumb = texts.breadcrumb }) => (
  <div dir={texts.direction} lang={texts.language} data-part="page">
    <Stack hasGutter>
      <StackItem>
        <Breadcrumb aria-label={breadcrumb}>
          <BreadcrumbItem to={`#${id}-home`}>{texts.home}</BreadcrumbItem>
          <BreadcrumbItem isActive>{texts.title}</BreadcrumbItem>
        </Breadcrumb>
      </StackItem>
      <StackItem>
        <SearchInput aria-label={texts.search} placeholder={texts.search} resetButtonLabel={texts.clear} />
      </StackItem>
      <StackItem>
        <Progress id={`${id}-backup`} title={texts.backup} value={70} size="sm" />
      </StackItem>
      <StackItem>
        <Flex>
          <FlexItem align={{ default: 'alignRight' }}>
            <Button
              icon={
                <Icon shouldMirrorRTL={texts.direction === 'rtl'}>
                  <ArrowRightIcon />
                </Icon>
              }
              iconPosition="end"
            >
              {texts.create}
            </Button>
          </FlexItem>
        </Flex>
      </StackItem>
    </Stack>
  </div>
);
