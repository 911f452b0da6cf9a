import PostalMime from 'postal-mime'
import { buildPasswordLinkPath } from '@/src/domain/accounts/passwordLink'

/** Whether a mail contains a password link, which gives access to an account. */
export async function mailContainsPasswordLink(mail: Buffer): Promise<boolean> {
  const { html, text } = await PostalMime.parse(mail)
  return [html, text].some((part) => part?.includes(buildPasswordLinkPath('')))
}
