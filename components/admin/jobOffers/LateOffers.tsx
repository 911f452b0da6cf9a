import type { ServerProps } from 'payload'
import { jobOfferListWords as words } from '@/src/content/admin/jobOfferList'
import { countLateOffers } from '@/src/queries/dueOffers'
import { Notice } from '../notice/Notice'

/** Tells staff that offers are not where they should be by now; nothing while they are. */
export async function LateOffers({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  const count = user ? await countLateOffers(payload) : 0
  if (count === 0) return null
  const list = `${payload.config.routes.admin}/collections/job-offers`
  return <Notice action={words.seeLate} href={list} sentence={words.late(count)} />
}
