import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { daysOfPeriod, type Period } from '@/src/domain/visits/period'
import type { StaffDayNote } from '@/src/plugins/statistics/rules/dayNote'

const MAX_DAY_NOTES = 500

/** Finds the notes of staff on the days of a period, in order. */
export async function findStaffDayNotes(
  payload: Payload,
  { period, user }: { period: Period; user: SignedInUser },
): Promise<StaffDayNote[]> {
  const { docs } = await payload.find({
    collection: 'day-marks',
    where: { day: { in: daysOfPeriod(period) } },
    sort: ['day', 'createdAt'],
    limit: MAX_DAY_NOTES,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs.map(({ id, day, sentence }) => ({ id, day, sentence }))
}
