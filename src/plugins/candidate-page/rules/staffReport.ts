/** What staff are informed of by mail when a candidate, or the owner of a wrong address, did it. */
export const STAFF_REPORT_KINDS = ['not-the-candidate', 'withdrawal', 'erasure-request'] as const
export type StaffReport = (typeof STAFF_REPORT_KINDS)[number]
