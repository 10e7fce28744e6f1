import { Card, CardBody } from '@patternfly/react-core';

/** A detail of a chatbot's window. */
export function ChatWindow({ children }: React.PropsWithChildren): React.ReactElement {
  return (
    <Card>
      <CardBody>{children}</CardBody>
    </Card>
  );
}
