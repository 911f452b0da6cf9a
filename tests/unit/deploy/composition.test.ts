import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const COMPOSE_FILE_TEXT = readFileSync('docker-compose.yml', 'utf8')
const [, afterServices = ''] = COMPOSE_FILE_TEXT.split(/^services:$/m)
const [servicesText = '', networksText = ''] = afterServices.split(/^networks:$/m)

/** Splits a file into the blocks below each name with two spaces of indentation. */
const splitIntoBlocks = (text: string) =>
  new Map(
    text
      .split(/^ {2}(?=[a-z])/m)
      .slice(1)
      .map((block) => [block.slice(0, block.indexOf(':')), block]),
  )
const SERVICE_BLOCKS = splitIntoBlocks(servicesText)
const NETWORK_BLOCKS = splitIntoBlocks(networksText)
const SHARED_SETTINGS_TEXT = COMPOSE_FILE_TEXT.slice(0, COMPOSE_FILE_TEXT.indexOf('\nservices:'))

function readServiceList(service: string, name: 'networks' | 'secrets') {
  const block = SERVICE_BLOCKS.get(service) ?? ''
  const own = new RegExp(`^ {4}${name}: \\[(.*)\\]$`, 'm').exec(block)
  const inherited = block.includes('<<: *site')
    ? new RegExp(`^ {2}${name}: \\[(.*)\\]$`, 'm').exec(SHARED_SETTINGS_TEXT)
    : null
  return (own ?? inherited)?.[1]?.split(', ') ?? []
}

const SITE_SERVICES = ['web', 'worker', 'prepare']

test('the services match the guide', () => {
  const guide = readFileSync('docs/operations.md', 'utf8')
  expect([...SERVICE_BLOCKS.keys()]).toEqual([
    'tls',
    'proxy',
    ...SITE_SERVICES,
    'database',
    'files',
    'antivirus',
  ])
  for (const name of SERVICE_BLOCKS.keys()) expect(guide).toContain(`\`${name}\``)
})

describe('network access', () => {
  test('the antivirus reaches neither the database nor the store', () => {
    expect(readServiceList('antivirus', 'networks')).toEqual(['scans', 'updates'])
    for (const service of ['database', 'files'])
      expect(readServiceList(service, 'networks')).toEqual(['stores'])
    for (const service of ['tls', 'proxy'])
      expect(readServiceList(service, 'networks')).toEqual(['front'])
    for (const service of SITE_SERVICES)
      expect(readServiceList(service, 'networks')).toContain('scans')
  })

  test('the networks of the stores and of the antivirus have no internet access', () => {
    expect(NETWORK_BLOCKS.get('stores')).toContain('internal: true')
    expect(NETWORK_BLOCKS.get('scans')).toContain('internal: true')
  })

  test('an IPv6 visitor has their own address', () => {
    expect(NETWORK_BLOCKS.get('front')).toMatch(/enable_ipv6: true[\s\S]*subnet: "f[cd]/)
    const proxy = readFileSync('deploy/nginx/conf.d/default.conf', 'utf8')
    for (const address of ['80', '[::]:80'])
      expect(proxy).toContain(`listen ${address} default_server;`)
  })

  test('only the TLS proxy is reachable from outside, over all protocols of browsers', () => {
    const ports = [...SERVICE_BLOCKS].filter(([, block]) => block.includes('ports:'))
    expect(ports.map(([name]) => name)).toEqual(['tls'])
    expect(SERVICE_BLOCKS.get('tls')).toContain('ports: ["80:80", "443:443", "443:443/udp"]')
  })
})

test('the site does not use the superuser of its database', () => {
  expect(readServiceList('database', 'secrets')).toContain('postgres_password')
  for (const service of SITE_SERVICES)
    expect(readServiceList(service, 'secrets')).not.toContain('postgres_password')
  expect(SERVICE_BLOCKS.get('database')).not.toMatch(/POSTGRES_(USER|DB):/)
  expect(SERVICE_BLOCKS.get('database')).toContain('deploy/postgres/createOwner.sql')
})

test('the site is one image, built once, that writes only to its volume and a temporary folder', () => {
  expect(SHARED_SETTINGS_TEXT).toMatch(/^ {2}image: exemplia\/site:/m)
  for (const line of ['read_only: true', 'tmpfs: [/tmp]', 'cap_drop: [ALL]'])
    expect(SHARED_SETTINGS_TEXT).toContain(`\n  ${line}\n`)
  const blocksOfSite = SITE_SERVICES.map((service) => SERVICE_BLOCKS.get(service) ?? '')
  expect(blocksOfSite.filter((block) => / {4}image:/.test(block))).toEqual([])
  expect(blocksOfSite.filter((block) => / {4}build:/.test(block))).toHaveLength(1)
  const [, ...stages] = readFileSync('Dockerfile', 'utf8').split(/^FROM /m)
  const last = stages.at(-1) ?? ''
  expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /app/.next/standalone ./'])
  expect(last).toMatch(/^USER node$/m)
})

test('commands share the volume of received files, and the worker has a health check', () => {
  const volumes = SITE_SERVICES.map((service) =>
    SERVICE_BLOCKS.get(service)?.includes('volumes: ["data:/data"]'),
  )
  expect(volumes).toEqual([true, true, true])
  expect(SERVICE_BLOCKS.get('worker')).toMatch(
    /healthcheck:\s+test: \[CMD, node, src\/cli\/workerAlive\.mjs\]/,
  )
})

describe('the TLS proxy', () => {
  const caddyfile = readFileSync('deploy/caddy/Caddyfile', 'utf8')

  test('needs only the URL of the site', () => {
    const asked = [...caddyfile.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)
    expect([...new Set(asked)]).toEqual(['SITE_URL'])
    expect(SERVICE_BLOCKS.get('tls')).toMatch(/^ {4}environment: \{ SITE_URL: "[^"]+" \}$/m)
  })

  test('stores its certificates and has few permissions', () => {
    const tls = SERVICE_BLOCKS.get('tls')
    expect(tls).toContain('- certificates:/data')
    expect(tls).toContain('read_only: true')
    expect(tls).toMatch(/cap_drop: \[ALL\]\s+cap_add: \[NET_BIND_SERVICE\]/)
  })

  test('is trusted by the inner proxy, only from a private network', () => {
    const trusted = readFileSync('deploy/nginx/trust.conf', 'utf8').match(/(?<=_from ).*(?=;)/g)
    expect(trusted).toEqual(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'])
  })
})

const OVERRIDE_FILES = readdirSync('deploy/compose')
const overrideTexts = OVERRIDE_FILES.map((name) => readFileSync(`deploy/compose/${name}`, 'utf8'))

test('every mounted path exists, and is a folder when its content may change', () => {
  const mounted = [servicesText, ...overrideTexts].flatMap((text) =>
    [...text.matchAll(/\.\/(deploy\/[^:]+):/g)].map(([, place = '']) => place),
  )
  expect(mounted.length).toBeGreaterThan(6)
  const laidByOperator = ['deploy/certificates']
  const missing = mounted.filter((place) => !existsSync(place) && !laidByOperator.includes(place))
  expect(missing).toEqual([])
  const files = mounted.filter((place) => existsSync(place) && statSync(place).isFile())
  expect(files.filter((file) => /^deploy\/(nginx|caddy)/.test(file))).toEqual([])
})

describe('external services', () => {
  test('each variant is in the guide and needs no change of a tracked file', () => {
    const guide = readFileSync('docs/operations.md', 'utf8')
    for (const name of OVERRIDE_FILES) expect(guide).toContain(`deploy/compose/${name}`)
  })

  test.each([
    ['outside-proxy.yml', 'tls'],
    ['outside-database.yml', 'database'],
    ['outside-files.yml', 'files'],
  ])('%s starts no service %s, and nothing waits for it', (name, service) => {
    const text = readFileSync(`deploy/compose/${name}`, 'utf8')
    expect(text).toContain(`  ${service}: { profiles: [outside] }`)
    for (const block of SERVICE_BLOCKS.values())
      expect(block).not.toMatch(new RegExp(`^ {6}${service}: \\{(?!.*required: false)`, 'm'))
  })

  test('an external store replaces every setting of the included one', () => {
    const named = SHARED_SETTINGS_TEXT.match(/\bS3_\w+(?=: )/g)?.filter(
      (name) => !name.endsWith('_FILE'),
    )
    const text = readFileSync('deploy/compose/outside-files.yml', 'utf8')
    expect(text.match(/\bS3_\w+(?=: )/g)?.sort()).toEqual(named?.sort())
    for (const service of SITE_SERVICES) expect(text).toContain(`  ${service}: *files`)
  })
})
