import {
  type ApplicationStatus,
  INITIAL_APPLICATION_STATUS,
  isDecidedStatus,
} from '@/src/domain/submissions/applicationStatus'

type StatusChange = { at: Date; from: ApplicationStatus; to: ApplicationStatus }

export type StatusHistory = {
  status: ApplicationStatus
  /** The changes of the status, the first one first. */
  changes: readonly StatusChange[]
  /** When replies to the candidate left, in any order. */
  replies: readonly Date[]
}

/**
 * The status whose words the candidate sees: the last one that is no decision, or whose decision
 * was followed by a reply before the status changed again.
 */
export function statusShownToCandidate(history: StatusHistory): ApplicationStatus {
  const visible = statusPeriods(history).filter(
    ({ status, from, until }) =>
      !isDecidedStatus(status) || history.replies.some((reply) => from <= reply && reply < until),
  )
  return visible.at(-1)?.status ?? INITIAL_APPLICATION_STATUS
}

const UNBOUNDED_PERIOD = { start: new Date(0), end: new Date(8.64e15) }

function statusPeriods({ status, changes }: StatusHistory) {
  const first = { status: changes[0]?.from ?? status, from: UNBOUNDED_PERIOD.start }
  const starts = [first, ...changes.map(({ at, to }) => ({ status: to, from: at }))]
  return starts.map((start, place) => ({
    ...start,
    until: starts[place + 1]?.from ?? UNBOUNDED_PERIOD.end,
  }))
}
