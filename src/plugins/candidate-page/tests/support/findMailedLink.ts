import { expect } from '@/tests/support/httpTest'
import { readStoredMailsTo } from '@/tests/support/storedMails'

/**
 * The path of the latest link that was mailed to this address.
 * @param mails that the address has received with it
 */
export async function findMailedLink(address: string, mails = 1): Promise<string> {
  await expect.poll(async () => (await readStoredMailsTo(address)).length).toBe(mails)
  const mail = (await readStoredMailsTo(address)).at(-1)
  const [, link = ''] = /https?:\/\/[^/\s]+(\/\S*\?jeton=\S+)/.exec(mail?.text ?? '') ?? []
  expect(link).not.toBe('')
  expect(mail?.html).toContain(link)
  return link
}
