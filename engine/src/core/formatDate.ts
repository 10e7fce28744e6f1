/** Formats an ISO date in words, independent of the reader's locale and time zone. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
