export { POST } from '@/src/plugins/candidate-page/routes/suivi/code/route'
