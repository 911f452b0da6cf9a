import type { Plugin } from 'payload'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { answers } from './answers'
import { contentCare } from './content-care'
import { documentReading } from './document-reading'
import { linkedPersons } from './linked-persons'
import { opinions } from './opinions'
import { retention } from './retention'
import { scheduledChanges } from './scheduled-changes'
import { secondFactor } from './second-factor'
import { statistics } from './statistics'

/** What extends Payload's configuration, in this order. */
export const plugins = (options: PluginOptions): Plugin[] => [
  opinions(options),
  answers(options),
  linkedPersons(),
  documentReading(options),
  retention(options),
  statistics(options),
  contentCare(options),
  scheduledChanges(),
  secondFactor(options),
]
