export { POST } from '@/src/plugins/undelivered-mail/routes/envois/renvoyer/route'
