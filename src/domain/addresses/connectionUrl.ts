/** How a URL writes the characters of a password that would end it. */
export const URL_ESCAPES =
  'dans l’identifiant et le mot de passe, « @ » s’écrit %40, « / » %2F, « # » %23, « ? » %3F et « % » %25'

/**
 * Whether a URL that may hold a password can be read in one way only. A password with an unescaped `/`, `#`,
 * `?` or `@` would move the host: a part of it would be resolved by DNS and logged.
 */
export function isConnectionUrl(text: string, schemes: readonly string[]): boolean {
  const [scheme = '', ...parts] = text.split('://')
  const [authority = ''] = parts.join('://').split(/[/?#]/)
  const rest = text.slice(scheme.length + '://'.length + authority.length)
  if (!schemes.includes(scheme) || !URL.canParse(text)) return false
  const credentials = authority.split('@').slice(0, -1)
  const isEscaped = credentials.every((part) => !/%(?![\da-f]{2})/i.test(part))
  return credentials.length <= 1 && isEscaped && !/[@#]/.test(rest)
}
