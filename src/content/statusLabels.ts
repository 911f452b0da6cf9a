import type { Role, UserStatus } from '@/src/domain/accounts/userAccount'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import type { MessageStatus } from '@/src/domain/submissions/messageStatus'

export const applicationStatusLabels = {
  pending: 'En attente',
  reviewed: 'Examiné',
  accepted: 'Accepté',
  rejected: 'Refusé',
} as const satisfies Record<ApplicationStatus, string>

/** In the list a read message is shown as handled; in its detail view it is only read. */
export const messageStatusListLabels = {
  new: 'Non lu',
  read: 'Traité',
  replied: 'Répondu',
} as const satisfies Record<MessageStatus, string>

export const messageStatusPageLabels = {
  ...messageStatusListLabels,
  read: 'Lu',
} as const satisfies Record<MessageStatus, string>

export const roleLabels = {
  'super-admin': 'Super Administrateur',
  admin: 'Administrateur',
  moderator: 'Modérateur',
} as const satisfies Record<Role, string>

export const userStatusLabels = {
  active: 'Actif',
  inactive: 'Inactif',
  invited: 'Invité',
} as const satisfies Record<UserStatus, string>
