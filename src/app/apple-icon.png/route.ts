import { answerWithIcon } from '@/src/app/siteIcons'

// Not drawn by the build, which has no database.
export const dynamic = 'force-dynamic'

export const GET = () => answerWithIcon('apple-icon.png')
