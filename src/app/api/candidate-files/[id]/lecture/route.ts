export { POST } from '@/src/plugins/document-reading/routes/candidate-files/[id]/lecture/route'
