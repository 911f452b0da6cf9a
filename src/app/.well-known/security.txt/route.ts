export { GET } from '@/src/plugins/search-engines/routes/security.txt/route'

export const dynamic = 'force-dynamic'
