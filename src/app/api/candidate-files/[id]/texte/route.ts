export { GET } from '@/src/plugins/document-reading/routes/candidate-files/[id]/texte/route'
