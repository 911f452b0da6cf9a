const MAX_CONTEXT_CHARACTERS = 90

export type PassageWithName = { start: number; before: string; name: string; after: string }

/** Finds the places of a name in a text, with the words around them. */
export function findMatchingPassages(text: string, pattern: string): PassageWithName[] {
  return [...text.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: name, index: start }) => ({
    start,
    before: contextBeforeName(text.slice(0, start)),
    name,
    after: contextAfterName(text.slice(start + name.length)),
  }))
}

/** Returns the text with `instead` in place of these passages only. */
export function replacePassagesInText(
  text: string,
  passages: readonly Pick<PassageWithName, 'start' | 'name'>[],
  instead: string,
): string {
  return [...passages]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (left, { start, name }) => left.slice(0, start) + instead + left.slice(start + name.length),
      text,
    )
}

// Returns the first words of a text, cut at a space when there is one.
function contextAfterName(text: string): string {
  if (text.length <= MAX_CONTEXT_CHARACTERS) return text
  const cut = text.slice(0, MAX_CONTEXT_CHARACTERS)
  return `${cut.replace(/\s\S*$/, '')}…`
}

function contextBeforeName(text: string): string {
  if (text.length <= MAX_CONTEXT_CHARACTERS) return text
  const cut = text.slice(-MAX_CONTEXT_CHARACTERS)
  return `…${cut.replace(/^\S*\s/, '')}`
}
