import { respondWithIcon } from '@/src/plugins/appearance/routes/siteIcons'

export const GET = () => respondWithIcon('apple-icon.png')
