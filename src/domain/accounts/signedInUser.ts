import type { Config } from '@/payload-types'

/** Whoever asks, as Payload knows them; its next major version names this type anew. */
export type SignedInUser = Config['user']
