import { respondWithIcon } from '@/src/plugins/appearance/routes/siteIcons'

export const GET = () => respondWithIcon('icon.svg')
