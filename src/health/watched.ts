import type { Payload } from 'payload'
import type { Light, Reading } from '@/src/domain/health/lights'
import type { Env } from '@/src/env'

/** What the checks look at, and from where. */
export type Watched = {
  env: Env
  now: Date
  /** The migrations that this program comes with; null where it was not told. */
  knownMigrations: readonly string[] | null
  /** At which host whoever asks sees the site; null where nobody looks through a browser. */
  seenHost: string | null
}

export type Check = (watched: Watched) => Promise<Reading>

/** Needs the database; is not tried without it. */
export type StoredCheck = (payload: Payload, watched: Watched) => Promise<Reading>

export type Seen = Reading & { light: Light }

/** How the site is reached from outside; null while nobody has said. */
export const publicUrl = ({ SITE_URL, LOCAL_URL }: Env) => SITE_URL ?? LOCAL_URL ?? null
