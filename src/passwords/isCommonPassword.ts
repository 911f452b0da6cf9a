import list from './commonPasswords.json'

const common = new Set([...list.passwords.split('\n'), ...list.words.split('\n')])

/** Whether it is among those that are tried first, everywhere: where they are from stands in the list. */
export const isCommonPassword = (folded: string): boolean => common.has(folded)
