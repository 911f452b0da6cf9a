export {
  default,
  generateMetadata,
} from '@/src/plugins/job-alerts/routes/(site)/alertes-emploi/confirmer/page'

export const dynamic = 'force-dynamic'
