import type { ApplicationLinkTable } from '@/src/queries/samePerson'

export const linkTable: ApplicationLinkTable = { table: 'application_links' }
