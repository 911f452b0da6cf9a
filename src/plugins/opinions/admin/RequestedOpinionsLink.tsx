import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { OPINION_REQUESTED_PATH } from '@/src/domain/admin/opinionRequested'
import { countRequestedOpinions } from '@/src/plugins/opinions/queries/countRequestedOpinions'
import { requestedOpinionWords } from '@/src/plugins/opinions/words/admin/mentions'

/** Link to the applications for which a colleague requested an opinion of the user. */
export async function RequestedOpinionsLink({ req: { payload, user } }: { req: PayloadRequest }) {
  const count = user ? await countRequestedOpinions(payload, user) : 0
  if (count === 0) return null
  return (
    <Link href={OPINION_REQUESTED_PATH} prefetch={false}>
      {requestedOpinionWords.inWords(count)}
    </Link>
  )
}
