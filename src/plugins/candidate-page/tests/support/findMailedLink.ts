import { expect } from '@/tests/support/httpTest'
import { readSentMailsTo } from '@/tests/support/sentMails'

/**
 * The path of the latest link that was mailed to this address.
 * @param mails that the address has received with it
 */
export async function findMailedLink(address: string, mails = 1): Promise<string> {
  await expect.poll(async () => (await readSentMailsTo(address)).length).toBe(mails)
  const mail = (await readSentMailsTo(address)).at(-1)
  const [, link = ''] = /https?:\/\/[^/\s]+(\/\S*\?jeton=\S+)/.exec(mail?.text ?? '') ?? []
  expect(link).not.toBe('')
  expect(mail?.html).toContain(link)
  return link
}
