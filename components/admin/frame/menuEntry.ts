import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

/** A link that a plugin adds to the menu of the admin. */
export type PluginMenuEntry = {
  label: string
  href: string
  /** The heading of the group at whose end the link is; `foot` is the line of the version. */
  place: string
  /** Users to whom the link is shown; without it, all users who see the group. */
  isFor?: (user: SignedInUser) => boolean
}
