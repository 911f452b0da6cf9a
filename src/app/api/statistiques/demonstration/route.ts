export { DELETE } from '@/src/plugins/statistics/routes/statistiques/demonstration/route'
