import { env } from '@/src/env'

/** The public URL of the site, without a trailing slash. */
export const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`
