export const ROLES = ['super-admin', 'admin', 'moderator'] as const
export type Role = (typeof ROLES)[number]

export const USER_STATUSES = ['active', 'inactive', 'invited'] as const
export type UserStatus = (typeof USER_STATUSES)[number]
