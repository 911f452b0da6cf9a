export { POST } from '@/src/plugins/job-alerts/routes/alertes/confirmation/route'
