export { GET } from '@/src/plugins/statistics/routes/statistiques/offres/[id]/route'
