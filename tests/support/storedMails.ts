import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'

/**
 * The mails to this address that the site under test stored as files, because it has no mail
 * server; oldest first.
 */
export async function readStoredMailsTo(address: string) {
  const folder = path.join(process.env.DATA_UNDER_TEST ?? '', 'mails')
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  const mails = await Promise.all(
    names.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
  )
  return mails.filter(({ to }) => to?.some((receiver) => receiver.address === address))
}
