export { POST } from '@/src/plugins/statistics/routes/statistiques/jetons/route'
