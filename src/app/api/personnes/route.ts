export { POST } from '@/src/plugins/personal-data/routes/personnes/route'
