export { getRssFeed as GET } from '@/src/plugins/feeds/routes/answerFeed'

export const dynamic = 'force-dynamic'
