/**
 * A `mailto:` link to this e-mail address. The address is encoded because it may contain `?`, `&`
 * and `=`, which could add a recipient or a text to the mail (RFC 6068).
 */
export function mailtoLink(email: string, subject?: string): string {
  const at = email.lastIndexOf('@')
  const recipient = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return `mailto:${recipient}${query}`
}
