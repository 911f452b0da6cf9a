export {
  default,
  generateMetadata,
} from '@/src/plugins/candidate-page/routes/(site)/suivi/corriger/page'

export const dynamic = 'force-dynamic'
