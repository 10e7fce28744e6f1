/** Joins class names, leaving out those that are false, null or undefined. */
export function classNames(...names) {
  return names.filter(Boolean).join(' ');
}
