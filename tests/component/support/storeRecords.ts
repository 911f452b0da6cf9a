import { HttpResponse, http } from 'msw'
import { network } from './network'
import type { ListRow } from './staffLists'

/**
 * Responds like Payload's REST API of this collection, from these records in memory: a test reads them
 * from the returned list, which changes with each accepted request.
 */
export function storeRecords(collection: string, rows: ListRow[]) {
  const found = (url: string) => {
    const { searchParams } = new URL(url)
    return rows.filter((row) =>
      [...searchParams].every(([name, value]) => matchesCondition(row, name, value)),
    )
  }
  const change = async (request: Request, changed: ListRow[]) => {
    const changes: Partial<ListRow> = await request.json()
    for (const row of changed) Object.assign(row, changes)
    return HttpResponse.json({ docs: changed, doc: changed[0] })
  }
  const remove = (gone: ListRow[]) => {
    for (const row of gone) rows.splice(rows.indexOf(row), 1)
    return HttpResponse.json({ docs: gone })
  }
  network.use(
    http.get(`*/api/${collection}`, ({ request }) =>
      HttpResponse.json({ docs: found(request.url) }),
    ),
    http.patch(`*/api/${collection}`, ({ request }) => change(request, found(request.url))),
    http.delete(`*/api/${collection}`, ({ request }) => remove(found(request.url))),
    http.patch(`*/api/${collection}/:id`, ({ params, request }) =>
      change(
        request,
        rows.filter(({ id }) => String(id) === params.id),
      ),
    ),
  )
  return rows
}

/** Whether a record meets one condition of a request's query, like `where[status][equals]=rejected`. */
function matchesCondition(row: ListRow, name: string, value: string) {
  const [, field = '', operator] = /^where\[(\w+)\]\[(\w+)\]$/.exec(name) ?? []
  const held = String(row[field])
  if (operator === 'in') return value.split(',').includes(held)
  if (operator === 'equals') return held === value
  return true
}
