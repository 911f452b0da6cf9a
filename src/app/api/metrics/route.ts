export { GET } from '@/src/plugins/system-page/routes/metrics/route'

export const dynamic = 'force-dynamic'
