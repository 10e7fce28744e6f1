/** What keyboards of one maker call the key for commands, and others the control key. */
export function commandKey(): string {
  return /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}
