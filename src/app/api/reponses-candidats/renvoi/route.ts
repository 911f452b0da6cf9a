export { POST } from '@/src/plugins/answers/routes/reponses-candidats/renvoi/route'
