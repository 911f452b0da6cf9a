type DifferenceParts = { start: string; changed: string; end: string }

/** Splits two texts at word boundaries into the common start, the differing middle and the common end. */
export function splitAtDifference(
  before: string,
  after: string,
): { before: DifferenceParts; after: DifferenceParts } {
  const [old, now] = [splitWords(before), splitWords(after)]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start += 1
  let end = 0
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  const parts = (words: string[]) => ({
    start: words.slice(0, start).join(''),
    changed: words.slice(start, words.length - end).join(''),
    end: words.slice(words.length - end).join(''),
  })
  return { before: parts(old), after: parts(now) }
}

const splitWords = (text: string) => text.split(/(?<=\s)(?=\S)/)
