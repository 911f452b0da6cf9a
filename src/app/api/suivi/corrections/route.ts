export { POST } from '@/src/plugins/candidate-page/routes/suivi/corrections/route'
