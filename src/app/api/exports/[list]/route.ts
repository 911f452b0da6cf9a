export { GET, POST } from '@/src/plugins/list-tools/routes/exports/route'

export const dynamic = 'force-dynamic'
