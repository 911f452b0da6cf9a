export { GET } from '@/src/plugins/statistics/routes/statistiques/export/route'
