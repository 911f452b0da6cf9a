export { default, generateMetadata } from '@/src/plugins/retention/routes/(site)/conservation/page'

export const dynamic = 'force-dynamic'
