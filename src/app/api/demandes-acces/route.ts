export { POST } from '@/src/plugins/account-tools/routes/demandes-acces/route'
