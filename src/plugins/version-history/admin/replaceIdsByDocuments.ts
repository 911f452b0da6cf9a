import { request } from '@/components/admin/request/request'
import type { SaveConflict } from '@/src/plugins/version-history/rules/mergeSaves'

/** Replaces the ids of relationships in the conflicts by the documents. */
export function replaceIdsByDocuments(conflicts: SaveConflict[]): Promise<SaveConflict[]> {
  return Promise.all(
    conflicts.map(async (conflict) => {
      const { field } = conflict
      const relationTo = 'relationTo' in field ? field.relationTo : null
      if (typeof relationTo !== 'string') return conflict
      const readDocument = async (value: unknown) => {
        if (typeof value !== 'number') return value
        const reply = await request(`/api/${relationTo}/${value}?depth=0`)
        return reply.ok ? reply.body : value
      }
      return {
        ...conflict,
        mine: await readDocument(conflict.mine),
        theirs: await readDocument(conflict.theirs),
      }
    }),
  )
}
