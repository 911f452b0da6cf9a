import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const composition = readFileSync('docker-compose.yml', 'utf8')
const [, afterServices = ''] = composition.split(/^services:$/m)
const [servicesText = '', networksText = ''] = afterServices.split(/^networks:$/m)

/** What stands under each name of two spaces' depth. */
const blocks = (text: string) =>
  new Map(
    text
      .split(/^ {2}(?=[a-z])/m)
      .slice(1)
      .map((block) => [block.slice(0, block.indexOf(':')), block]),
  )
const services = blocks(servicesText)
const networks = blocks(networksText)
const shared = composition.slice(0, composition.indexOf('\nservices:'))

function listed(service: string, name: 'networks' | 'secrets') {
  const block = services.get(service) ?? ''
  const own = new RegExp(`^ {4}${name}: \\[(.*)\\]$`, 'm').exec(block)
  const inherited = block.includes('<<: *site')
    ? new RegExp(`^ {2}${name}: \\[(.*)\\]$`, 'm').exec(shared)
    : null
  return (own ?? inherited)?.[1]?.split(', ') ?? []
}

const SITE = ['web', 'worker', 'prepare']

test('the services are those that the guide names', () => {
  const guide = readFileSync('docs/operations.md', 'utf8')
  expect([...services.keys()]).toEqual(['proxy', ...SITE, 'database', 'files', 'antivirus'])
  for (const name of services.keys()) expect(guide).toContain(`\`${name}\``)
})

describe('who reaches whom', () => {
  test('what reads strangers’ files reaches neither the database nor the store', () => {
    expect(listed('antivirus', 'networks')).toEqual(['scans', 'updates'])
    for (const service of ['database', 'files'])
      expect(listed(service, 'networks')).toEqual(['stores'])
    expect(listed('proxy', 'networks')).toEqual(['front'])
    for (const service of SITE) expect(listed(service, 'networks')).toContain('scans')
  })

  test('neither the stores nor the antivirus’ door leads outside', () => {
    expect(networks.get('stores')).toContain('internal: true')
    expect(networks.get('scans')).toContain('internal: true')
  })

  test('a visitor by IPv6 comes with his own address, to a proxy that listens to it', () => {
    expect(networks.get('front')).toMatch(/enable_ipv6: true[\s\S]*subnet: "f[cd]/)
    const proxy = readFileSync('deploy/nginx/default.conf', 'utf8')
    for (const port of ['80', '443 ssl']) {
      expect(proxy).toContain(`listen ${port} default_server;`)
      expect(proxy).toContain(`listen [::]:${port} default_server;`)
    }
  })
})

test('the site is not given the superuser of its database', () => {
  expect(listed('database', 'secrets')).toContain('postgres_password')
  for (const service of SITE) expect(listed(service, 'secrets')).not.toContain('postgres_password')
  expect(services.get('database')).not.toMatch(/POSTGRES_(USER|DB):/)
  expect(services.get('database')).toContain('deploy/postgres/createOwner.sql')
})

test('the site is one image, built once, that writes to its volume and to a folder of the moment', () => {
  expect(shared).toMatch(/^ {2}image: exemplia\/site:/m)
  for (const line of ['read_only: true', 'tmpfs: [/tmp]', 'cap_drop: [ALL]'])
    expect(shared).toContain(`\n  ${line}\n`)
  const blocksOfSite = SITE.map((service) => services.get(service) ?? '')
  expect(blocksOfSite.filter((block) => / {4}image:/.test(block))).toEqual([])
  expect(blocksOfSite.filter((block) => / {4}build:/.test(block))).toHaveLength(1)
  const [, ...stages] = readFileSync('Dockerfile', 'utf8').split(/^FROM /m)
  const last = stages.at(-1) ?? ''
  expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /app/.next/standalone ./'])
  expect(last).toMatch(/^USER node$/m)
})

test('commands run where received files wait, and whoever runs jobs tells of itself', () => {
  const volumes = SITE.map((service) => services.get(service)?.includes('volumes: ["data:/data"]'))
  expect(volumes).toEqual([true, true, true])
  expect(services.get('worker')).toMatch(
    /healthcheck:\s+test: \[CMD, node, src\/cli\/workerAlive\.mjs\]/,
  )
})

test('every file that a container is given from this folder is there', () => {
  const mounted = [...servicesText.matchAll(/- \.\/(deploy\/[^:]+):/g)].map(([, file = '']) => file)
  const made = ['deploy/certificates', 'deploy/acme']
  const files = mounted.filter((file) => !made.includes(file) && /\.\w+$/.test(file))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toBe('')
})
