import type { PayloadRequest } from 'payload'
import { isStaff } from '@/src/domain/accounts/roles'
import { findPlannedChanges, type PlannedChange } from './asSite/findPlannedChanges'
import { findPlannablePage } from './findPlannablePage'

/** All that is planned, what needs somebody first, by the titles that this person may read. */
export async function findPlannedPages(
  req: PayloadRequest,
  now: Date,
): Promise<(PlannedChange & { title: string })[]> {
  if (!isStaff(req.user)) return []
  const changes = await findPlannedChanges(req.payload, { now })
  const titled = await Promise.all(
    changes.map(async (change) => {
      const page = await findPlannablePage(req, change.place)
      // In the trash, or gone: what is planned for it fails.
      return { ...change, title: page?.title ?? placeName(change) }
    }),
  )
  const isDue = ({ state }: PlannedChange) => state !== 'planned'
  return [...titled.filter(isDue), ...titled.filter((change) => !isDue(change))]
}

const placeName = ({ place }: PlannedChange) =>
  'global' in place ? place.global : `n° ${place.id}`
