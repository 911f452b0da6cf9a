export { POST } from '@/src/plugins/answers/routes/reponses-candidats/constat/route'
