export { GET } from '@/src/plugins/document-reading/routes/lecteur-pdf/route'
