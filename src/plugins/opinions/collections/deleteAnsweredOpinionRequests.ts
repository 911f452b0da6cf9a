import type { CollectionAfterChangeHook } from 'payload'
import type { ApplicationOpinion } from '@/payload-types'

/** Deletes the pending requests of a colleague who has given an opinion or declined to. */
export const deleteAnsweredOpinionRequests: CollectionAfterChangeHook<ApplicationOpinion> = async ({
  doc,
  req,
}) => {
  if (!req.user) return
  const { application } = doc
  await req.payload.delete({
    collection: 'application-mentions',
    where: {
      application: { equals: typeof application === 'object' ? application.id : application },
    },
    overrideAccess: false,
    req,
  })
}
