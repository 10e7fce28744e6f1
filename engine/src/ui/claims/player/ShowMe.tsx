import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import type { KeyClaim } from '../../../examples/claims/claimsSchema.ts';
import { opens } from '../../islands/contract.ts';
import { keyLabels } from '../keyLabels.ts';
import { claimPlayer } from './feature.ts';

interface ShowMeProps {
  claim: KeyClaim;
  example: { title: string; href: string };
}

/** Button that plays a claim about a key in its example. */
export function ShowMe({ claim: { example: address, on, key, does, steps, expect }, example }: ShowMeProps) {
  const opening = opens(claimPlayer, {
    claim: { example: address, on, key, does, steps, expect },
    title: example.title
  });
  return (
    <button
      type="button"
      className="pb-show-me"
      aria-label={fillText(texts.player.showMeWhat, {
        key: keyLabels(key).join('+'),
        does: does.replaceAll('`', '')
      })}
      {...opening}
      aria-haspopup={undefined}
      aria-expanded={false}
    >
      {texts.player.showMe}
    </button>
  );
}
