import { env } from '@/src/env'

/** The site's address as it is known to the world, without a slash at its end. */
export const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`
