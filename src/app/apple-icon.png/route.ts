import { respondWithIcon } from '@/src/app/siteIcons'

// Not rendered at build time, when there is no database.
export const dynamic = 'force-dynamic'

export const GET = () => respondWithIcon('apple-icon.png')
