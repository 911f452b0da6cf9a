import type { ErasedTable } from '@/src/domain/people/erasedTable'

export const erasedApplicationLinks: ErasedTable = {
  table: 'application_links',
  applications: ['first_id', 'second_id'],
}
