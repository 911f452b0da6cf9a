export { POST } from '@/src/plugins/retention/routes/conservation/accord/route'
