import { fieldErrors } from '@/src/content/admin/fields'

const MAX_TEXT_CHARACTERS = 20_000

/** Validates that a text is neither blank (with this sentence as error) nor too long. */
export const validateRequiredText =
  (sentence: string, longest = MAX_TEXT_CHARACTERS) =>
  (value: string | string[] | null | undefined) => {
    if (typeof value !== 'string' || value.trim() === '') return sentence
    return value.length <= longest || fieldErrors.tooLong(longest)
  }
