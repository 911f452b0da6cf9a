export { POST } from '@/src/plugins/candidate-page/routes/suivi/actions/route'
