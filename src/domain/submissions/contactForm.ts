/** The maximum number of characters of each field. */
export const CONTACT_FIELD_MAX_CHARACTERS = {
  name: 200,
  email: 254,
  subject: 200,
  message: 20_000,
} as const
