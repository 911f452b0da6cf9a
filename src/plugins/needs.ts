/** The plugins that a plugin needs: each of them can only be removed together with it. */
export const needs: Readonly<Record<string, readonly string[]>> = {
  // Lists what is not translated among what content needs.
  'content-care': ['translations'],
  // Exports the replies to candidates, and searches them for names.
  'personal-data': ['answers'],
}
