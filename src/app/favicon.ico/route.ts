export { GET } from '@/src/plugins/appearance/routes/favicon.ico/route'

export const dynamic = 'force-dynamic'
