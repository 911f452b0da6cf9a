export const APPLICATION_STATUSES = ['pending', 'reviewed', 'accepted', 'rejected'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const INITIAL_APPLICATION_STATUS = 'pending' satisfies ApplicationStatus

/** Whether the application was accepted or rejected: « Examiné » only means that it was read. */
export const isDecidedStatus = (status: ApplicationStatus) =>
  status === 'accepted' || status === 'rejected'

export function isApplicationStatus(value: unknown): value is ApplicationStatus {
  return APPLICATION_STATUSES.some((status) => status === value)
}
