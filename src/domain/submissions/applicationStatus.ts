export const APPLICATION_STATUSES = ['pending', 'reviewed', 'accepted', 'rejected'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const INITIAL_APPLICATION_STATUS = 'pending' satisfies ApplicationStatus

export function isApplicationStatus(value: unknown): value is ApplicationStatus {
  return APPLICATION_STATUSES.some((status) => status === value)
}
