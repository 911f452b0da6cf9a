import type { Config } from 'payload'
import { collectionsAfter } from '@/src/configuration/collectionsAfter'
import { ApplicationOpinions } from './collections/ApplicationOpinions'

/** What each colleague thinks of a candidate. */
export const opinions =
  () =>
  (config: Config): Config => ({
    ...config,
    collections: collectionsAfter('application-mentions', config.collections, ApplicationOpinions),
  })
