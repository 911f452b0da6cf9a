import type { Config } from '@/payload-types'

/**
 * The signed-in user, as Payload types it. The next major version of Payload renames this type, so
 * the code uses this alias.
 */
export type SignedInUser = Config['user']
