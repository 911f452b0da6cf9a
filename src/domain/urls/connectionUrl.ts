/** Percent-encodings of the characters that would end a password inside a URL. */
export const URL_ESCAPES_EXPLANATION =
  'in the user name and the password, write "@" as %40, "/" as %2F, "#" as %23, "?" as %3F and "%" as %25'

/**
 * Whether a URL that may contain a password has only one possible reading. A password with an
 * unescaped `/`, `#`, `?` or `@` would change the host, and a part of the password would be
 * resolved by DNS and logged.
 */
export function isUnambiguousConnectionUrl(text: string, schemes: readonly string[]): boolean {
  const [scheme = '', ...parts] = text.split('://')
  const [authority = ''] = parts.join('://').split(/[/?#]/)
  const rest = text.slice(scheme.length + '://'.length + authority.length)
  if (!schemes.includes(scheme) || !URL.canParse(text)) return false
  const credentials = authority.split('@').slice(0, -1)
  const isEscaped = credentials.every((part) => !/%(?![\da-f]{2})/i.test(part))
  return credentials.length <= 1 && isEscaped && !/[@#]/.test(rest)
}
