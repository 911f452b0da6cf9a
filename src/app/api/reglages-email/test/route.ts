export { POST } from '@/src/plugins/mail-checks/routes/reglages-email/test/route'
