export { GET } from '@/src/plugins/search-engines/routes/.well-known/security.txt/route'

export const dynamic = 'force-dynamic'
