export { POST } from '@/src/plugins/document-reading/routes/job-applications/[id]/lecture/route'
