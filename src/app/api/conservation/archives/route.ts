export { POST } from '@/src/plugins/retention/routes/conservation/archives/route'
