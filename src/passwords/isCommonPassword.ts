import { passwords, words } from './commonPasswords'

const common = new Set([...passwords.split('\n'), ...words.split('\n')])

/** Whether it is among those that are tried first, everywhere: where they are from stands in the list. */
export const isCommonPassword = (folded: string): boolean => common.has(folded)
