export { POST } from '@/src/plugins/retention/routes/conservation/acceptees/route'
