export { GET } from '@/src/plugins/undelivered-mail/routes/envois/route'
