export { GET } from '@/src/plugins/live-updates/routes/offres/evenements/route'

export const dynamic = 'force-dynamic'
