export {
  default,
  generateMetadata,
} from '@/src/plugins/job-alerts/routes/(site)/alertes-emploi/page'

export const dynamic = 'force-dynamic'
