import type { PayloadRequest } from 'payload'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import { findPlannablePage } from './findPlannablePage'
import { findPlannedChanges, type PlannedChange } from './internal/findPlannedChanges'

/**
 * Finds all scheduled changes with the titles of their pages, failed ones first, within the user's
 * access rights.
 */
export async function findPlannedChangesWithTitles(
  req: PayloadRequest,
  now: Date,
): Promise<(PlannedChange & { title: string })[]> {
  if (!hasStaffRights(req.user)) return []
  const changes = await findPlannedChanges(req.payload, { now })
  const titled = await Promise.all(
    changes.map(async (change) => {
      const page = await findPlannablePage(req, change.place)
      // Without a page, which is deleted or in the trash, the change will fail.
      return { ...change, title: page?.title ?? fallbackTitleOfPlannedPage(change) }
    }),
  )
  const isDue = ({ state }: PlannedChange) => state !== 'planned'
  return [...titled.filter(isDue), ...titled.filter((change) => !isDue(change))]
}

const fallbackTitleOfPlannedPage = ({ place }: PlannedChange) =>
  'global' in place ? place.global : `n° ${place.id}`
