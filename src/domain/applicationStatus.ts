export const APPLICATION_STATUSES = ['pending', 'reviewed', 'accepted', 'rejected'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const INITIAL_APPLICATION_STATUS = 'pending' satisfies ApplicationStatus
