import { defineProseRule } from 'patternbook';

const SAYS_NOTHING = /^(?:here|link|more|read more|this page)$/i;

/** Links say where they lead: people who jump from link to link hear nothing else. */
export const linkText = defineProseRule({
  name: 'link-text',
  check: ({ text, marks, isMention }) =>
    marks
      .filter(
        ({ tag, start, end }) => tag === 'a' && SAYS_NOTHING.test(text.slice(start, end)) && !isMention(start, end)
      )
      .map(({ start, end }) => ({
        at: start,
        message: `The link "${text.slice(start, end)}" says nothing about its page.`,
        hint: 'Use the title of the page, or what readers find there.'
      }))
});
