export { default, generateMetadata } from '@/src/plugins/candidate-page/routes/(site)/suivi/page'

export const dynamic = 'force-dynamic'
