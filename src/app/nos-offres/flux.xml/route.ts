export { respondWithRssFeed as GET } from '@/src/plugins/feeds/routes/feedResponse'

export const dynamic = 'force-dynamic'
