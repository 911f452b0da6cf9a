import { expect } from '@playwright/test'
import { readSentMailsTo } from './sentMails'

/** Waits for the mail with a link to choose a password; returns the path and hash of the link. */
export async function findMailedPasswordLink(address: string) {
  const findLink = async () => {
    const [mail] = await readSentMailsTo(address.toLowerCase())
    return /https?:\/\/\S+#[0-9a-f]{64}/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(findLink).not.toBe('')
  const { pathname, hash } = new URL(await findLink())
  return pathname + hash
}
