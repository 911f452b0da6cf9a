import type { ApplicationLinkTable } from '@/src/queries/samePerson'
import { linkTable } from './linked-persons/queries/linkTable'

/** Where plugins store links between applications of one person. */
export const applicationLinkTables: readonly ApplicationLinkTable[] = [linkTable]
