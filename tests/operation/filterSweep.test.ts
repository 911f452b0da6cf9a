import type { FlattenedField } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInPeople } from '@/tests/support/people'
import { aJobOffer } from '@/tests/support/records'
import { type RestClient, restClient } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const FILTER_OPERATORS = [
  ...['equals', 'not_equals', 'in', 'not_in', 'all', 'exists', 'like', 'not_like', 'contains'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
  ...['within', 'intersects', 'near', 'odd', ''],
]
const ODD_FILTER_VALUES = [
  ...['=x', '=1,2,3', '=', '=null', '[]=a', '[]=null', '[a]=b', '=%25', '=99999999999', '=-1'],
  ...[
    '=2026-02-31',
    '=true',
    '=%22%27',
    '[relationTo]=odd',
    '[value]=1',
    '=%F0%9F%92%A9',
    '=1e999',
  ],
]
let testPayload: TestPayload
let staffClient: RestClient

beforeAll(async () => {
  testPayload = await startTestPayload()
  staffClient = (await signInPeople(testPayload.payload)).get('super-admin') ?? restClient()
  await aJobOffer(testPayload.payload, { title: 'Architecte' })
})
afterAll(() => testPayload.stop())

type FieldKind = { path: string; kind: string }

function describeFields(fields: FlattenedField[]): FieldKind[] {
  return fields.flatMap((field) => {
    const { name, type } = field
    const traits = ['hasMany', 'localized', 'virtual', 'relationTo', 'required']
    const kind = [type, ...traits.map((trait) => String(Reflect.get(field, trait)))].join(' ')
    const inner = 'flattenedFields' in field ? describeFields(field.flattenedFields) : []
    const beyond = 'relationTo' in field ? ['id', 'value', 'relationTo', 'createdAt'] : []
    const blocks = type === 'blocks' ? ['blockType', 'text'] : []
    const below = [...inner, ...[...beyond, ...blocks].map((path) => ({ path, kind: path }))]
    const deeper = below.map((one) => ({
      path: `${name}.${one.path}`,
      kind: `${kind} > ${one.kind}`,
    }))
    return [{ path: name, kind }, ...deeper]
  })
}

test('No filter fails the server, with any operator and value on any kind of field', async () => {
  const failed: string[] = []
  const ofVisitors = new Set<string>()
  const ofStaff = new Set<string>()
  let turn = 0
  const visitor = restClient()
  for (const { slug, flattenedFields } of testPayload.payload.config.collections) {
    const isOpen = (await visitor.get(`/${slug}?limit=1`)).status === 200
    const client = isOpen ? visitor : staffClient
    if ((await client.get(`/${slug}?limit=1`)).status !== 200) continue
    // Each kind of field is tested once for visitors, and once for staff.
    const met = isOpen ? ofVisitors : ofStaff
    const fields = describeFields(flattenedFields).filter(
      ({ kind }) => !met.has(kind) && met.add(kind),
    )
    for (const path of ['id', '_id', 'nope', ...fields.map((field) => field.path)]) {
      for (const operator of FILTER_OPERATORS) {
        // Every comparison is used with every value in turn, from one field to the next.
        turn += 1
        const value = ODD_FILTER_VALUES[turn % ODD_FILTER_VALUES.length]
        const address = `/${slug}?limit=1&depth=0&where[${path}][${operator}]${value}`
        const { status } = await client.get(address)
        if (status >= 500) failed.push(address)
      }
    }
  }
  expect(turn).toBeGreaterThan(2_000)
  expect(failed).toEqual([])
})
