export { GET, POST } from '@/src/plugins/statistics/routes/courriels/statistiques/route'
