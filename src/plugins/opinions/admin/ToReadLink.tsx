import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { TO_READ_PATH } from '@/src/domain/admin/toRead'
import { countToRead } from '../queries/countToRead'
import { toReadWords } from '../words/admin/mentions'

/** Link to the applications for which a colleague requested an opinion of the user. */
export async function ToReadLink({ req: { payload, user } }: { req: PayloadRequest }) {
  const count = user ? await countToRead(payload, user) : 0
  if (count === 0) return null
  return (
    <Link href={TO_READ_PATH} prefetch={false}>
      {toReadWords.inWords(count)}
    </Link>
  )
}
