const LEADING_TITLE_PATTERN = /^(?:m|mr|mme|mlle|mrs|ms|miss|dr|monsieur|madame)\.?$/i

/**
 * The first name for the salutation of a reply. The form has one field for the whole name:
 * - “Marie Dupont”: the first word, as in “Jean-Pierre Martin”;
 * - “DUPONT Marie”, “DE LA TOUR Marie”: the first word that is not in capitals;
 * - “Dupont, Marie”: the word after the comma;
 * - “MARIE DUPONT”, “J. Dupont”, “de La Tour Marie”, “M. Dupont”: unclear, the whole name.
 *
 * “Jean Pierre Martin” gives “Jean”, “Nguyen Van An” gives “Nguyen” and “JP Martin” gives
 * “Martin”: the sender reads the reply and corrects it.
 */
export function candidateFirstName(fullName: string): string {
  const name = fullName.trim()
  const words = name
    .split(/\s+/)
    .filter((word, index) => index > 0 || !LEADING_TITLE_PATTERN.test(word))
  if (words.length < 2) return name
  const start = words.findIndex((word) => !isInCapitals(word) && !word.endsWith(','))
  const [first = '', ...others] = start < 0 ? [] : words.slice(start)
  const isUnclear =
    isInitial(first) ||
    others.concat(first).some((word) => word.includes(',')) ||
    (isInLowerCase(first) && !words.every(isInLowerCase))
  return isUnclear ? name : capitalise(first)
}

const countLetters = (word: string) => word.match(/\p{L}/gu)?.length ?? 0

// Scripts without capitals, such as Chinese, are neither in capitals nor in lower case.
const isInCapitals = (word: string) =>
  countLetters(word) > 1 && !word.includes('.') && !/\p{Ll}/u.test(word) && /\p{Lu}/u.test(word)

const isInitial = (word: string) =>
  word.includes('.') || (countLetters(word) < 2 && !isCaseless(word))

const isInLowerCase = (word: string) => /^\p{Ll}/u.test(word)

const isCaseless = (word: string) => /^\p{Lo}/u.test(word)

const capitalise = (word: string) =>
  isInLowerCase(word) ? word.replaceAll(/(?<=^|-)\p{Ll}/gu, (letter) => letter.toUpperCase()) : word
