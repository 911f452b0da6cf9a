export { POST } from '@/src/plugins/candidate-page/routes/liens-candidats/route'
