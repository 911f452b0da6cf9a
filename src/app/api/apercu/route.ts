export { GET } from '@/src/plugins/live-preview/routes/apercu/route'
