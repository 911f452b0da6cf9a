export { GET } from '@/src/plugins/live-updates/routes/equipe/evenements/route'

export const dynamic = 'force-dynamic'
