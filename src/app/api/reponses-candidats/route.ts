export { POST } from '@/src/plugins/answers/routes/reponses-candidats/route'
