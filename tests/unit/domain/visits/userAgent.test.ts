import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { classifyClient, type VisitClient } from '@/src/domain/visits/userAgent'
import { publicAgents } from '@/tests/support/publicAgents'

const formatClient = ({ device, browser, os }: VisitClient) => `${device} ${browser} ${os}`

const USER_AGENT_GROUPS = readFileSync('tests/support/fixtures/userAgents.txt', 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((group) => {
    const [heading = '', ...agents] = group.trim().split('\n')
    return { heading, agents }
  })

describe('The user agents belong to', () => {
  test.each(USER_AGENT_GROUPS)('$heading', ({ heading, agents }) => {
    const isTouched = heading.startsWith('touched ')
    const wrong = agents.filter(
      (userAgent) =>
        formatClient(classifyClient({ userAgent, isTouched })) !== heading.replace('touched ', ''),
    )
    expect(wrong).toEqual([])
  })
})

test('The table has more than two hundred user agents', () => {
  expect(new Set(USER_AGENT_GROUPS.flatMap(({ agents }) => agents)).size).toBeGreaterThan(200)
})

test.each(['visitors', 'kinds of agents'])(
  '98 of 100 %s of a public collection are recognised',
  (of) => {
    const visitors = publicAgents()
    const kinds = [...new Map(visitors.map((visitor) => [visitor.userAgent, visitor])).values()]
    const judged = of === 'visitors' ? visitors : kinds
    const right = judged.filter(
      ({ userAgent, client }) =>
        formatClient(classifyClient({ userAgent, isTouched: false })) === formatClient(client),
    )
    const share = right.length / judged.length
    console.log(`${right.length} of ${judged.length} ${of} (${(100 * share).toFixed(2)} %)`)
    expect(judged.length).toBeGreaterThan(900)
    expect(share).toBeGreaterThanOrEqual(0.98)
  },
)

test('A client that is no browser is a desktop with unknown browser and system', () => {
  for (const userAgent of ['', 'curl/8.5.0', 'constructor', '%'.repeat(400)])
    expect(formatClient(classifyClient({ userAgent, isTouched: false }))).toBe(
      'desktop unknown unknown',
    )
})
