/** The plugins that a plugin needs: each of them can only be removed together with it. */
export const needs: Readonly<Record<string, readonly string[]>> = {
  // The list of content problems includes missing translations.
  'content-care': ['translations'],
  // Exports the replies to candidates, and searches them for names.
  'personal-data': ['answers'],
}
