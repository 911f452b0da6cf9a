import { respondWithIcon } from '@/src/app/siteIcons'

// The icon is not rendered at build time, when there is no database.
export const dynamic = 'force-dynamic'

export const GET = () => respondWithIcon('favicon.ico')
