export { POST } from '@/src/plugins/candidate-page/routes/suivi/route'
