import PostalMime from 'postal-mime'
import { passwordLinkAddress } from '@/src/domain/accounts/passwordLink'

/** Whether a mail carries the link on which a password is chosen: whoever reads it has the account. */
export async function opensAccount(mail: Buffer): Promise<boolean> {
  const { html, text } = await PostalMime.parse(mail)
  return [html, text].some((said) => said?.includes(passwordLinkAddress('')))
}
