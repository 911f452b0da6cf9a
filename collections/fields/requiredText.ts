import { fieldErrors } from '@/src/content/admin/fields'

const LONGEST_TEXT = 20_000

/** Not empty and not only blanks, else the sentence given; no longer than asked. */
export const requiredText =
  (sentence: string, longest = LONGEST_TEXT) =>
  (value: string | string[] | null | undefined) => {
    if (typeof value !== 'string' || value.trim() === '') return sentence
    return value.length <= longest || fieldErrors.tooLong(longest)
  }
