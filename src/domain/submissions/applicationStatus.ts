export const APPLICATION_STATUSES = ['pending', 'reviewed', 'accepted', 'rejected'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const INITIAL_APPLICATION_STATUS = 'pending' satisfies ApplicationStatus

/** Whether somebody has said yes or no: « Examiné » says only that it was read. */
export const isDecided = (status: ApplicationStatus) =>
  status === 'accepted' || status === 'rejected'

export function isApplicationStatus(value: unknown): value is ApplicationStatus {
  return APPLICATION_STATUSES.some((status) => status === value)
}
