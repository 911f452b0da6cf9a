import type { SaveConflict } from '@/src/domain/admin/mergeSaves'

/** The same conflicts, with the documents that they name in place of their numbers. */
export function namedValues(api: string, conflicts: SaveConflict[]): Promise<SaveConflict[]> {
  return Promise.all(
    conflicts.map(async (conflict) => {
      const { field } = conflict
      const relationTo = 'relationTo' in field ? field.relationTo : null
      if (typeof relationTo !== 'string') return conflict
      const named = async (value: unknown) => {
        if (typeof value !== 'number') return value
        const response = await fetch(`${api}/${relationTo}/${value}?depth=0`).catch(() => null)
        return response?.ok ? response.json() : value
      }
      return {
        ...conflict,
        mine: await named(conflict.mine),
        theirs: await named(conflict.theirs),
      }
    }),
  )
}
