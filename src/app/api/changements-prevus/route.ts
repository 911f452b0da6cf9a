export { DELETE, GET, POST } from '@/src/plugins/scheduled-changes/routes/changements-prevus/route'
