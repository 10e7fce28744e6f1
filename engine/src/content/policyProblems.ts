import type { ResolvedConfig } from '../core/config.ts';
import type { Problem } from '../model.ts';
import type { ForeignUse } from './html/foreignUses.ts';
import { error, warning } from './problem.ts';

/** Reports what prose and HTML examples contain, but the content security policy of documents forbids. */
export function policyProblems(uses: readonly ForeignUse[], { examples }: Pick<ResolvedConfig, 'examples'>): Problem[] {
  const allowed: Partial<Record<ForeignUse['kind'], string[]>> = {
    image: examples.imageOrigins,
    media: examples.mediaOrigins,
    frame: examples.frameOrigins
  };
  return uses
    .filter(({ kind, target }) => !(allowed[kind] ?? []).some((url) => originOf(url) === originOf(target)))
    .map(({ kind, target, location }) => {
      const { isError, message, hint } = DESCRIPTIONS[kind];
      return (isError ? error : warning)('blocked-by-policy', `${message}: ${target}`, location, hint);
    });
}

interface Description {
  /** Whether readers miss something. */
  isError: boolean;
  message: string;
  hint: string;
}

const DESCRIPTIONS: Record<ForeignUse['kind'], Description> = {
  image: {
    isError: true,
    message: "The site's security policy blocks images of other sites",
    hint: 'Put a copy beside the Markdown file, or name the origin in `examples.imageOrigins`.'
  },
  media: {
    isError: true,
    message: "The site's security policy blocks video and audio of other sites",
    hint: 'Put a copy beside the Markdown file, or name the origin in `examples.mediaOrigins`.'
  },
  frame: {
    isError: true,
    message: "The site's security policy blocks frames of other sites",
    hint: 'Write a link, or name the origin in `examples.frameOrigins`.'
  },
  object: {
    isError: true,
    message: "The site's security policy blocks plug-ins",
    hint: 'Use an image, a video, or a link.'
  },
  form: {
    isError: false,
    message: "The site's security policy blocks forms that are sent to other sites",
    hint: 'Write a link, or leave out the address.'
  },
  handler: {
    isError: false,
    message: "The site's security policy blocks scripts in HTML",
    hint: 'Leave it out, or write an example in TypeScript or JavaScript.'
  }
};

/** Null for an address without an origin of its own. */
function originOf(url: string): string | null {
  const { origin } = URL.parse(url, 'https://site.invalid') ?? {};
  return origin === undefined || origin === 'null' ? null : origin;
}
