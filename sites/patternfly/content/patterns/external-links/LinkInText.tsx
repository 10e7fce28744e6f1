import { Button, Content } from '@patternfly/react-core';
import { ExternalLinkAltIcon } from '@patternfly/react-icons/dist/esm/icons/external-link-alt-icon';

interface ExternalLinkProps {
  href: string;
  children: React.ReactNode;
  isInNewTab?: boolean;
}

/** A link within text that leads out of the product. */
const ExternalLink = ({ href, children, isInNewTab = false }: ExternalLinkProps) => (
  <Button
    component="a"
    variant="link"
    isInline
    href={href}
    target={isInNewTab ? '_blank' : undefined}
    icon={<ExternalLinkAltIcon />}
    iconPosition="end"
  >
    {children}
    {isInNewTab && <span className="pf-v6-screen-reader"> (opens in a new tab)</span>}
  </Button>
);

export const LinkInText: React.FunctionComponent = () => (
  <Content>
    <Content component="p">
      Host names follow the rules of <ExternalLink href="https://www.rfc-editor.org/rfc/rfc1123">RFC 1123</ExternalLink>
      .
    </Content>
    <Content component="p">
      Before you enter an address, read{' '}
      <ExternalLink href="https://www.rfc-editor.org/rfc/rfc4291" isInNewTab>
        how IPv6 addresses are written
      </ExternalLink>
      .
    </Content>
  </Content>
);
