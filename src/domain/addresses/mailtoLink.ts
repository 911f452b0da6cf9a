/**
 * The link that writes to this address. An address may hold `?`, `&` and `=`: unencoded, the part before the @
 * could add a recipient or a text to the mail that staff write (RFC 6068).
 */
export function mailtoLink(email: string, subject?: string): string {
  const at = email.lastIndexOf('@')
  const recipient = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return `mailto:${recipient}${query}`
}
