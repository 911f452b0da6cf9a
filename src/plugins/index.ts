import type { Plugin } from 'payload'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { accountTools } from './account-tools'
import { answers } from './answers'
import { appearance } from './appearance'
import { auditScreens } from './audit-screens'
import { backups } from './backups'
import { candidatePage } from './candidate-page'
import { contentCare } from './content-care'
import { criteriaReplacement } from './criteria-replacement'
import { dashboard } from './dashboard'
import { documentReading } from './document-reading'
import { jobAlerts } from './job-alerts'
import { linkedPersons } from './linked-persons'
import { listTools } from './list-tools'
import { livePreview } from './live-preview'
import { liveUpdates } from './live-updates'
import { mailChecks } from './mail-checks'
import { messageReplies } from './message-replies'
import { offerRecruiter } from './offer-recruiter'
import { opinions } from './opinions'
import { payloadCorrections } from './payload-corrections'
import { personalData } from './personal-data'
import { recruitmentProcess } from './recruitment-process'
import { retention } from './retention'
import { scheduledChanges } from './scheduled-changes'
import { searchEngines } from './search-engines'
import { secondFactor } from './second-factor'
import { statistics } from './statistics'
import { systemPage } from './system-page'
import { translations } from './translations'
import { undeliveredMail } from './undelivered-mail'

/** The plugins that extend Payload's configuration, in this order. */
export const plugins = (options: PluginTaskOptions): Plugin[] => [
  // The widgets of this plugin come before those of the other plugins.
  dashboard(),
  appearance(),
  messageReplies(options),
  opinions(options),
  answers(options),
  candidatePage(options),
  linkedPersons(),
  documentReading(options),
  jobAlerts(options),
  retention(options),
  personalData(),
  // This plugin follows the retention, whose settings it extends.
  backups(),
  undeliveredMail(),
  statistics(options),
  // This plugin follows the statistics, so that its field of an offer comes before their field.
  searchEngines(),
  recruitmentProcess(),
  offerRecruiter(),
  contentCare(options),
  criteriaReplacement(),
  translations(),
  scheduledChanges(),
  livePreview(),
  secondFactor(options),
  accountTools(options),
  mailChecks(options),
  liveUpdates(),
  systemPage(),
  auditScreens(),
  listTools(),
  payloadCorrections(),
]
