export { POST } from '@/src/plugins/candidate-page/routes/suivi/pas-moi/route'
