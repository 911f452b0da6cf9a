import { fieldErrors } from '@/src/content/admin/fields'

const LONGEST_TEXT = 20_000

/** Validates that a text is neither blank (with this sentence as error) nor too long. */
export const requiredText =
  (sentence: string, longest = LONGEST_TEXT) =>
  (value: string | string[] | null | undefined) => {
    if (typeof value !== 'string' || value.trim() === '') return sentence
    return value.length <= longest || fieldErrors.tooLong(longest)
  }
