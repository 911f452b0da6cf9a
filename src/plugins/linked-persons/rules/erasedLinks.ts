import type { ErasedTable } from '@/src/domain/people/erasedTable'

export const erasedLinks: ErasedTable = {
  table: 'application_links',
  applications: ['first_id', 'second_id'],
}
