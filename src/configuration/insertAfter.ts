/** Inserts an entry after the last one that matches; at the end when none does. */
export function insertAfter<Entry>(
  list: readonly Entry[],
  matches: (entry: Entry) => boolean,
  ...added: readonly Entry[]
): Entry[] {
  const place = list.findLastIndex(matches) + 1
  return list.toSpliced(place === 0 ? list.length : place, 0, ...added)
}
