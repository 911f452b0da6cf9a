export {
  default,
  generateMetadata,
} from '@/src/plugins/job-alerts/routes/(site)/alertes-emploi/merci/page'

export const dynamic = 'force-static'
