import { defineKnownFaults } from 'patternbook';
import { chartFaults } from './knownFaults/charts.ts';
import { chatbotFaults } from './knownFaults/chatbot.ts';
import { coreFaults } from './knownFaults/core.ts';
import { cssPrefixFaults } from './knownFaults/cssPrefixes.ts';
import { extensionFaults } from './knownFaults/extensions.ts';
import { linkFaults } from './knownFaults/links.ts';
import { tableFaults } from './knownFaults/table.ts';

/** Faults of the published packages, reviewed one by one. `check` fails on any other, and on any that is gone. */
export default defineKnownFaults([
  ...linkFaults,
  ...coreFaults,
  ...cssPrefixFaults,
  ...tableFaults,
  ...chartFaults,
  ...chatbotFaults,
  ...extensionFaults
]);
