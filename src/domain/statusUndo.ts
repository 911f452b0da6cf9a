import { APPLICATION_STATUSES, type ApplicationStatus } from './applicationStatus'

type Id = number | string
type Listed = { id?: Id; status?: unknown }

/** Of the chosen applications those that a change to this status changes, by the status they have now. */
export function idsByStatus(
  listed: readonly Listed[],
  chosen: readonly Id[],
  next: ApplicationStatus,
): { status: ApplicationStatus; ids: Id[] }[] {
  return APPLICATION_STATUSES.filter((status) => status !== next)
    .map((status) => ({
      status,
      ids: listed.flatMap(({ id, status: now }) =>
        id !== undefined && now === status && chosen.includes(id) ? [id] : [],
      ),
    }))
    .filter(({ ids }) => ids.length > 0)
}
