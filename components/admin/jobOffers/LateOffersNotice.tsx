import type { ServerProps } from 'payload'
import { ActionNotice } from '@/components/admin/notice/ActionNotice'
import { jobOfferListWords as words } from '@/src/content/admin/jobOfferList'
import { findLateOffers } from '@/src/queries/dueOffers'

/** Notice for staff: offers that were not opened or closed at their scheduled time. */
export async function LateOffersNotice({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  const late = user ? await findLateOffers(payload) : []
  const [first] = late
  if (!first) return null
  const list = `${payload.config.routes.admin}/collections/job-offers`
  return (
    <ActionNotice
      action={words.seeLate(late.length)}
      href={late.length > 1 ? list : `${list}/${first.id}`}
      sentence={words.late(late.map(({ title }) => title))}
    />
  )
}
