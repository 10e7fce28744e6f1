import type { ReactNode } from 'react';

import {
  Button,
  Dot,
  type Drawings,
  Glyphs,
  Icon,
  type IconName,
  Path,
  Status,
  Surface,
  Text,
  type Tone
} from 'patternbook/drawing';

/** A message in the middle of a page: an icon, a title, text, and perhaps a button. */
function Message({ children, button = true }: { children: ReactNode; button?: boolean }) {
  return (
    <>
      <Surface x={44} y={18} w={232} h={164} />
      {children}
      <Text x={160} y={106} w={112} size={8} tone="ink" align="center" />
      <Text x={160} y={126} w={[164, 116]} gap={13} align="center" />
      {button && <Button x={124} y={152} w={72} h={20} />}
    </>
  );
}

/** A round icon, the subject of a message. */
function Emblem({ icon, tone = 'accent' }: { icon: IconName; tone?: Tone }) {
  return (
    <>
      <Dot x={160} y={60} r={28} fill={tone === 'accent' ? 'soft' : tone} />
      <Icon name={icon} x={160} y={60} size={30} tone={tone === 'accent' ? 'accent' : 'on-status'} />
    </>
  );
}

/** Component groups that show a message in place of a page. */
export const messages: Drawings = {
  '/component-groups/error-state': (
    <Message>
      <Status kind="danger" x={160} y={60} r={28} />
    </Message>
  ),
  '/component-groups/maintenance': (
    <Message button={false}>
      <Emblem icon="wrench" />
      <Path d="M76 164h168" line="warning" width={8} />
      <Path d="M84 164h6M104 164h6M124 164h6M144 164h6M164 164h6M184 164h6M204 164h6M224 164h6" line="ink" width={8} />
    </Message>
  ),
  '/component-groups/missing-page': (
    <Message>
      <Glyphs text="404" x={160} y={62} size={44} tone="accent" width={7} />
    </Message>
  ),
  '/component-groups/unauthorized-access': (
    <Message>
      <Emblem icon="lock" />
    </Message>
  ),
  '/component-groups/unavailable-content': (
    <Message>
      <Path d="M138 82a16 16 0 0 1 3-31 23 23 0 0 1 43 5 14 14 0 0 1-2 26z" fill="soft" line="accent" width={5} />
      <Path d="M151 60l18 18m0-18-18 18" line="danger" width={6} />
    </Message>
  )
};
