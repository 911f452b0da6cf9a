export {
  default,
  generateMetadata,
} from '@/src/plugins/candidate-page/routes/(site)/suivi/merci/page'

export const dynamic = 'force-static'
