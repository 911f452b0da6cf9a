import type { SelectFieldSingleValidation } from 'payload'

/** One of the values of a tuple, else the sentence given. */
export const requiredChoice =
  (values: readonly string[], sentence: string): SelectFieldSingleValidation =>
  (value) =>
    (typeof value === 'string' && values.includes(value)) || sentence
