import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAX_STAFF_STREAMS } from '@/src/plugins/live-updates/routes/equipe/evenements/createStaffEventStream'
import { MAX_OFFER_STREAMS } from '@/src/plugins/live-updates/routes/offres/evenements/createOfferChangeStream'

const dockerComposeText = readFileSync('docker-compose.yml', 'utf8')

test('The proxy has more connections than all web servers accept event streams', () => {
  const started = /^ {4}command: \[nginx, -c, \/etc\/nginx\/site\/(\S+), -g, daemon off;\]$/m
  const [, file = ''] = started.exec(dockerComposeText) ?? []
  const text = readFileSync(`deploy/nginx/${file}`, 'utf8')
  const limit = (name: string) => Number(new RegExp(`${name} (\\d+);`).exec(text)?.[1])
  const servers = Number(/replicas: (\d+)/.exec(dockerComposeText)?.[1])
  const streams = servers * (MAX_OFFER_STREAMS.inAll + MAX_STAFF_STREAMS.inAll)
  expect(limit('worker_connections')).toBeGreaterThan(2 * streams)
  expect(limit('worker_rlimit_nofile')).toBeGreaterThan(limit('worker_connections'))
})
