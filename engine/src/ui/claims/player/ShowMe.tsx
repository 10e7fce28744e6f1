import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import type { KeyClaim } from '../../../examples/claims/claimsSchema.ts';
import { opens } from '../../islands/contract.ts';
import { keyLabels } from '../keyLabels.ts';
import { claimPlayer } from './feature.ts';

interface ShowMeProps {
  claim: KeyClaim;
  /** Title of the example. */
  title: string;
  /** The role, where several have a button for the same key. */
  role: string | null;
}

/** Button that plays a claim about a key in its example. */
export function ShowMe({ claim: { example, on, key, does, steps, expect }, title, role }: ShowMeProps) {
  const opening = opens(claimPlayer, {
    claim: { example, on, key, does, steps, expect },
    title
  });
  return (
    <button
      type="button"
      className="pb-show-me"
      aria-label={fillText(texts.player.showMeWhat, {
        key: keyLabels(key).join('+'),
        does: (role === null ? does : `${role}: ${does}`).replaceAll('`', '')
      })}
      {...opening}
      aria-haspopup={undefined}
      aria-expanded={false}
    >
      {texts.player.showMe}
    </button>
  );
}
