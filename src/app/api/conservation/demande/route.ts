export { POST } from '@/src/plugins/retention/routes/conservation/demande/route'
