export { GET } from '@/src/plugins/list-tools/routes/selections/route'

export const dynamic = 'force-dynamic'
