export { GET } from '@/src/plugins/retention/routes/conservation/route'
