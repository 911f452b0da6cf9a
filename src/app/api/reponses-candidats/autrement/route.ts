export { POST } from '@/src/plugins/answers/routes/reponses-candidats/autrement/route'
