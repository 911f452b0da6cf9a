import { foldText } from '../text/foldText'

/** So many colleagues one note may ask. */
export const MAX_MENTIONS = 5

/** Somebody who can be asked, under a name that nobody else bears. */
export type Colleague = { id: number; name: string }

/** With a number behind each name that several bear, so that one of them can be meant. */
export function namedApart(people: readonly Colleague[]): Colleague[] {
  const isShared = ({ name }: Colleague) => people.filter((one) => one.name === name).length > 1
  return people.map((one) => (isShared(one) ? { ...one, name: `${one.name} (${one.id})` } : one))
}

/** A piece of a note; with whom it names, where it names somebody. */
export type NotePart = { text: string; colleague?: Colleague }

/** The text in pieces: « @ » and a colleague's whole name is who is meant, anything else is text. */
export function noteParts(text: string, colleagues: readonly Colleague[]): NotePart[] {
  const parts: NotePart[] = []
  let from = 0
  for (const { index } of text.matchAll(MENTION_SIGN)) {
    const colleague = index < from ? undefined : namedAt(text, index + 1, colleagues)
    if (!colleague) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    from = index + 1 + colleague.name.length
    parts.push({ text: text.slice(index, from), colleague })
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts
}

/** Whom a note asks: each one once. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): number[] {
  const ids = noteParts(text, colleagues).flatMap(({ colleague }) => colleague?.id ?? [])
  return [...new Set(ids)]
}

/** The name that is being typed behind « @ », and where that sign stands; null where none is. */
export function soughtColleague(text: string, caret: number): { at: number; typed: string } | null {
  const found = TYPED_NAME.exec(text.slice(0, caret))
  return found ? { at: caret - (found[1] ?? '').length - 1, typed: found[1] ?? '' } : null
}

const MOST_OFFERED = 6

/** Those of whom a name begins as it was typed, without minding accents and capitals. */
export function offeredColleagues(typed: string, colleagues: readonly Colleague[]): Colleague[] {
  const sought = foldText(typed)
  return colleagues
    .filter(({ name }) => ` ${foldText(name)}`.includes(` ${sought}`) && name !== typed.trim())
    .slice(0, MOST_OFFERED)
}

/** The text with the name in place of what was typed of it, and where to go on typing. */
export function withColleague(
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

// Behind a letter it is part of an address.
const MENTION_SIGN = /(?<![\p{L}\p{N}._+-])@/gu
const TYPED_NAME = /(?<![\p{L}\p{N}._+-])@([\p{L}\p{N}'’.-]*(?: [\p{L}\p{N}'’.()°-]*){0,3})$/u

function namedAt(text: string, from: number, colleagues: readonly Colleague[]) {
  return colleagues
    .filter(({ name }) => text.startsWith(name, from))
    .filter(({ name }) => !/^[\p{L}\p{N}]/u.test(text.slice(from + name.length)))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
}
