export { GET } from '@/src/plugins/statistics/routes/statistiques/v1/route'
