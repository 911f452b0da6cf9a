import { foldText } from '@/src/domain/text/normalizeText'

/** Maximum number of mentions in one note. */
export const MAX_MENTIONS_PER_NOTE = 5

/** A colleague who can be mentioned, with a unique name. */
export type Colleague = { id: number; name: string }

/** Adds a number to names that several colleagues share. */
export function numberDuplicateNames(people: readonly Colleague[]): Colleague[] {
  const isShared = ({ name }: Colleague) => people.filter((one) => one.name === name).length > 1
  return people.map((one) => (isShared(one) ? { ...one, name: `${one.name} (${one.id})` } : one))
}

/** A part of a note; a mention has its colleague. */
export type NotePart = { text: string; colleague?: Colleague }

/** Splits a text: « @ » with a colleague's full name is a mention, everything else is text. */
export function splitNoteIntoParts(text: string, colleagues: readonly Colleague[]): NotePart[] {
  const parts: NotePart[] = []
  let from = 0
  for (const { index } of text.matchAll(MENTION_SIGN_PATTERN)) {
    const colleague = index < from ? undefined : findColleagueNamedAt(text, index + 1, colleagues)
    if (!colleague) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    from = index + 1 + colleague.name.length
    parts.push({ text: text.slice(index, from), colleague })
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts
}

/** Finds the ids of the mentioned colleagues, each once. */
export function findMentionedIds(text: string, colleagues: readonly Colleague[]): number[] {
  const ids = splitNoteIntoParts(text, colleagues).flatMap(({ colleague }) => colleague?.id ?? [])
  return [...new Set(ids)]
}

/** Finds the partial name after « @ » at the caret, and the position of « @ »; null without one. */
export function findTypedMention(
  text: string,
  caret: number,
): { at: number; typed: string } | null {
  const found = TYPED_MENTION_PATTERN.exec(text.slice(0, caret))
  return found ? { at: caret - (found[1] ?? '').length - 1, typed: found[1] ?? '' } : null
}

const MAX_SUGGESTED_COLLEAGUES = 6

/** Finds the colleagues whose name starts with the typed text; accents and case are ignored. */
export function suggestColleagues(typed: string, colleagues: readonly Colleague[]): Colleague[] {
  const sought = foldText(typed)
  return colleagues
    .filter(({ name }) => ` ${foldText(name)}`.includes(` ${sought}`) && name !== typed.trim())
    .slice(0, MAX_SUGGESTED_COLLEAGUES)
}

/** Returns the text with the completed name, and the new caret position. */
export function completeMention(
  text: string,
  { at, typed }: { at: number; typed: string },
  { name }: Colleague,
): { text: string; caret: number } {
  const rest = text.slice(at + 1 + typed.length)
  const before = `${text.slice(0, at)}@${name}`
  return rest.startsWith(' ')
    ? { text: before + rest, caret: before.length + 1 }
    : { text: `${before} ${rest}`, caret: before.length + 1 }
}

// Matches « @ » except after a letter, where it is part of an e-mail address.
const MENTION_SIGN_PATTERN = /(?<![\p{L}\p{N}._+-])@/gu
const TYPED_MENTION_PATTERN =
  /(?<![\p{L}\p{N}._+-])@([\p{L}\p{N}'’.-]*(?: [\p{L}\p{N}'’.()°-]*){0,3})$/u

function findColleagueNamedAt(text: string, from: number, colleagues: readonly Colleague[]) {
  return colleagues
    .filter(({ name }) => text.startsWith(name, from))
    .filter(({ name }) => !/^[\p{L}\p{N}]/u.test(text.slice(from + name.length)))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
}
