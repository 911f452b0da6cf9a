import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string

// A fake Docker for the script. It records each command with its version, and the running web
// servers with their versions.
const FAKE_DOCKER_SCRIPT = `#!/bin/sh
echo "$VERSION: $*\${DATABASE_URL:+ on $DATABASE_URL}" >> "$CALLS"
touch "$CALLS.servers"
last() { for word; do :; done; echo "$word"; }
case "$*" in
  "compose up"*--no-recreate*" web")
    wanted=\${*##*web=} && wanted=\${wanted%% *}
    while [ "$(wc -l < "$CALLS.servers")" -lt "$wanted" ]; do
      echo "$(wc -l < "$CALLS")-$(wc -l < "$CALLS.servers") exemplia/site:$VERSION" >> "$CALLS.servers"
    done ;;
  "compose ps --all --quiet web") cut -d' ' -f1 "$CALLS.servers" ;;
  inspect*State*)
    if [ "$FAILING" = --no-recreate ] && grep -q "^$(last "$@") .*:$VERSION$" "$CALLS.servers"; then
      echo 'running 1 starting'
    else
      cat "$CALLS.state" 2> /dev/null || echo 'running 0 healthy'
    fi ;;
  inspect*) sed -n "s/^$(last "$@") //p" "$CALLS.servers" ;;
  "rm "*) sed -i "/^$(last "$@") /d" "$CALLS.servers" ;;
  "compose config --services") printf '%s\\n' $SERVICES ;;
esac
case "$*" in *"$INTERRUPTED"*) kill -INT $PPID ;; esac
case "$*" in *"$FAILING"*) exit 1 ;; esac
# An older version's, of a database that a newer one has begun to change.
case "$*" in "compose run --rm -T --no-deps prepare") [ ! -e "$CALLS.migrated" ] ;; esac
`
// A `sleep` that returns at once; a state such as `running 0 unhealthy` becomes the next one.
const FAKE_SLEEP_SCRIPT = '#!/bin/sh\n[ ! -e "$CALLS.later" ] || mv "$CALLS.later" "$CALLS.state"\n'
const FAKE_GIT_SCRIPT = '#!/bin/sh\necho "$COMMIT"\n'

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-update-'))
  mkdirSync(path.join(folder, 'programs'))
  mkdirSync(path.join(folder, 'deploy'))
  mkdirSync(path.join(folder, 'deploy/secrets'))
  for (const script of ['update.sh', 'rollback.sh']) {
    cpSync(`deploy/${script}`, path.join(folder, 'deploy', script))
  }
  writeFileSync(
    path.join(folder, 'deploy/secrets/database_url'),
    'postgres://exemplia:secret@database:5432/exemplia\n',
  )
  for (const [name, text] of Object.entries({
    docker: FAKE_DOCKER_SCRIPT,
    git: FAKE_GIT_SCRIPT,
    sleep: FAKE_SLEEP_SCRIPT,
  })) {
    writeFileSync(path.join(folder, 'programs', name), text, { mode: 0o755 })
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const readDockerCalls = () => readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n')
const readEnvFile = () => readFileSync(path.join(folder, '.env'), 'utf8')

const ALL_SERVICES = 'tls proxy web worker prepare database files'
const MATCHES_NO_COMMAND = 'nothing that is ever asked'
type RunOptions = {
  commit?: string
  failing?: string | undefined
  interrupted?: string
  services?: string
}

function runScript(
  script: string,
  {
    commit = '',
    failing = MATCHES_NO_COMMAND,
    interrupted = MATCHES_NO_COMMAND,
    services = ALL_SERVICES,
  }: RunOptions,
  ...args: string[]
) {
  const { status, stderr } = spawnSync('sh', [path.join(folder, 'deploy', script), ...args], {
    env: {
      ...process.env,
      PATH: `${path.join(folder, 'programs')}:${process.env.PATH}`,
      CALLS: path.join(folder, 'calls'),
      COMMIT: commit,
      FAILING: failing,
      INTERRUPTED: interrupted,
      SERVICES: services,
    },
  })
  return { status, said: String(stderr) }
}

const runUpdate = (commit: string, failing?: string, services = ALL_SERVICES) =>
  runScript('update.sh', { commit, failing, services }).status

const readSetting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(readEnvFile())?.[1]
const callIndexOf = (start: string) => readDockerCalls().findIndex((call) => call.startsWith(start))

test('docker compose starts the version that was installed last', () => {
  writeFileSync(path.join(folder, '.env'), 'SITE_URL=https://exemple.fr\nVERSION=older\n', {
    mode: 0o644,
  })
  expect(runUpdate('abc123')).toBe(0)
  expect(readEnvFile()).toContain('SITE_URL=https://exemple.fr\n')
  expect(readSetting('VERSION')).toBe('abc123')
  expect(statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600)
  expect(runUpdate('def456')).toBe(0)
  expect(readSetting('VERSION')).toBe('def456')
  expect(readDockerCalls().every((call) => /^(abc123|def456): /.test(call))).toBe(true)
})

test('A version that could not migrate the database is not installed', () => {
  expect(runUpdate('abc123')).toBe(0)
  expect(runUpdate('def456', 'run --rm -T prepare')).not.toBe(0)
  expect(readSetting('VERSION')).toBe('abc123')
})

test('Once the database is migrated the new version is installed, even if its servers do not start', () => {
  expect(runUpdate('abc123')).toBe(0)
  expect(runUpdate('def456', '--no-recreate')).not.toBe(0)
  expect(readSetting('VERSION')).toBe('def456')
  expect(readDockerCalls().filter((call) => call.startsWith('def456: stop'))).toEqual([])
})

test('An old server that fails during the update takes no new one with it', () => {
  expect(runUpdate('abc123')).toBe(0)
  // Docker compose stops waiting for all services when one of them is unhealthy.
  expect(runUpdate('def456', '--wait --scale')).toBe(0)
  expect(readSetting('SERVED_VERSION')).toBe('def456')
})

test('Unhealthy new servers are removed on each try, and the way back leads to the running version', () => {
  const serving = () => readFileSync(path.join(folder, 'calls.servers'), 'utf8').trim().split('\n')
  const ofVersion = (version: string) =>
    [0, 1].map(() => expect.stringMatching(`exemplia/site:${version}$`))
  expect(runUpdate('abc123')).toBe(0)
  expect(serving()).toEqual(ofVersion('abc123'))
  for (const version of ['def456', 'def456', 'ghi789']) {
    expect(runUpdate(version, '--no-recreate')).not.toBe(0)
    writeFileSync(path.join(folder, 'calls.migrated'), '')
    expect(serving()).toEqual(ofVersion('abc123'))
  }
  const wayBack = readSetting('PREVIOUS_BACKUP')
  expect(runUpdate('jkl012')).toBe(0)
  expect(serving()).toEqual(ofVersion('jkl012'))
  expect(readSetting('PREVIOUS_VERSION')).toBe('abc123')
  expect(readSetting('PREVIOUS_BACKUP')).toBe(wayBack)
  // The same version, for a changed setting: new servers replace the old ones, in the same number.
  const [before] = serving()
  expect(runUpdate('jkl012')).toBe(0)
  expect(serving()).toEqual(ofVersion('jkl012'))
  expect(serving()).not.toContain(before)
})

test.each([
  ['cannot come back on the newer database', 'restarting 3 unhealthy'],
  ['hang', 'running 0 unhealthy'],
])('The update does not wait for old servers that %s', (_, state) => {
  expect(runUpdate('abc123')).toBe(0)
  expect(runUpdate('def456', '--no-recreate')).not.toBe(0)
  writeFileSync(path.join(folder, 'calls.state'), state)
  expect(runUpdate('ghi789')).toBe(0)
  expect(readDockerCalls()).toContain(
    'ghi789: compose up -d --no-deps --no-recreate --wait --scale web=2 web',
  )
})

test('An old server that a migration stops serves until the new ones are ready', () => {
  expect(runUpdate('abc123')).toBe(0)
  writeFileSync(path.join(folder, 'calls.state'), 'running 0 unhealthy')
  writeFileSync(path.join(folder, 'calls.later'), 'running 0 healthy')
  expect(runUpdate('def456')).toBe(0)
  expect(readDockerCalls()).toContain(
    'def456: compose up -d --no-deps --no-recreate --wait --scale web=4 web',
  )
})

test('An update interrupted once the new servers respond leaves as many as before, and the right way back', () => {
  runUpdate('abc123')
  const { status, said } = runScript('update.sh', { commit: 'def456', failing: 'stop -t 12' })
  expect(status).not.toBe(0)
  expect(said).toContain('The new web servers are there.')
  expect(readSetting('SERVED_VERSION')).toBe('def456')
  expect(runUpdate('def456')).toBe(0)
  expect(readDockerCalls()).toContain('def456: compose up -d --scale web=2')
  expect(runUpdate('ghi789')).toBe(0)
  expect(readSetting('PREVIOUS_VERSION')).toBe('def456')
})

test('The proxy reads its changed configuration once the web servers run', () => {
  expect(runUpdate('abc123')).toBe(0)
  expect(readDockerCalls().slice(-6)).toEqual([
    'abc123: compose config --services',
    'abc123: compose up -d --no-deps --no-recreate --wait proxy',
    'abc123: compose exec -T proxy nginx -s reload',
    'abc123: compose config --services',
    'abc123: compose up -d --no-deps --no-recreate --wait tls',
    'abc123: compose exec -T tls caddy reload --config /etc/caddy/Caddyfile',
  ])
})

test('Containers of another project are neither started nor signalled', () => {
  expect(runUpdate('abc123', undefined, 'proxy web worker prepare')).toBe(0)
  expect(readDockerCalls().join('\n')).not.toMatch(/\b(tls|database|files)\b/)
  expect(readDockerCalls()).toContain('abc123: compose exec -T proxy nginx -s reload')
})

test('A backup precedes the migration, and without it nothing is migrated', () => {
  expect(runUpdate('abc123')).toBe(0)
  // At the first start there is no database to back up.
  expect(callIndexOf('abc123: compose run --rm -T --no-deps worker backup')).toBe(-1)
  const { status, said } = runScript('update.sh', { commit: 'def456', failing: 'worker backup' })
  expect(status).not.toBe(0)
  expect(said).toContain('The backup failed. The old version still responds, on its database')
  expect(callIndexOf('def456: compose run --rm -T prepare')).toBe(-1)
  expect(runUpdate('def456')).toBe(0)
  const backedUp = readDockerCalls().findLastIndex((call) => call.includes('worker backup --name'))
  expect(callIndexOf('def456: compose run --rm -T prepare')).toBeGreaterThan(backedUp)
  expect(readDockerCalls()[backedUp]).toContain(readSetting('PREVIOUS_BACKUP'))
  expect(readSetting('PREVIOUS_VERSION')).toBe('abc123')
})

test('A migration that was interrupted is repeated, and the backup from before the first try stays the way back', () => {
  expect(runUpdate('abc123')).toBe(0)
  const { said } = runScript('update.sh', { commit: 'def456', failing: 'run --rm -T prepare' })
  expect(said).toContain('to go back: sh deploy/rollback.sh')
  writeFileSync(path.join(folder, 'calls.migrated'), '')
  const first = readSetting('PREVIOUS_BACKUP')
  writeFileSync(
    path.join(folder, '.env'),
    readEnvFile().replace(`${first}`, 'sauvegarde-of-the-first-try'),
  )
  expect(runUpdate('def456')).toBe(0)
  expect(readSetting('VERSION')).toBe('def456')
  expect(readSetting('PREVIOUS_BACKUP')).toBe('sauvegarde-of-the-first-try')
})

test('After a try that changed nothing, the backup of the next one is the way back', () => {
  expect(runUpdate('abc123')).toBe(0)
  expect(runUpdate('def456', 'run --rm -T prepare')).not.toBe(0)
  writeFileSync(
    path.join(folder, '.env'),
    readEnvFile().replace(/PREVIOUS_BACKUP=.*/, 'PREVIOUS_BACKUP=sauvegarde-of-weeks-ago'),
  )
  expect(runUpdate('ghi789')).toBe(0)
  expect(readSetting('PREVIOUS_VERSION')).toBe('abc123')
  expect(readSetting('PREVIOUS_BACKUP')).toMatch(/^sauvegarde-\d{4}/)
})

test('A deleted image is built again for the way back', () => {
  runUpdate('abc123')
  runUpdate('def456')
  expect(runScript('rollback.sh', { failing: 'image inspect exemplia/site:abc123' }).status).toBe(0)
  expect(readDockerCalls()).toContain('def456: build -t exemplia/site:abc123 -')
})

test('One command reinstalls the version from before, with its backup, read by the program that wrote it', () => {
  runUpdate('abc123')
  runUpdate('def456')
  const backup = readSetting('PREVIOUS_BACKUP')
  expect(runScript('rollback.sh', {}).status).toBe(0)
  const restored = callIndexOf(
    `def456: compose run --rm -T --no-deps -e DATABASE_URL -e DATABASE_URL_FILE= -e BACKUP_IDENTITY worker restore ${backup} --keep-schema on postgres://exemplia:secret@database:5432/exemplia_retour`,
  )
  const stopped = callIndexOf('def456: compose stop web worker')
  expect(restored).toBeGreaterThan(0)
  // The server responds until the restore is complete.
  expect(stopped).toBeGreaterThan(restored)
  expect(readDockerCalls().at(-1)).toBe('abc123: compose up -d')
  expect(readSetting('VERSION')).toBe('abc123')
  // A second rollback is refused.
  expect(runScript('rollback.sh', {}).status).toBe(1)
  expect(runUpdate('def456')).toBe(0)
  expect(readSetting('PREVIOUS_VERSION')).toBe('abc123')
})

test('A backup that cannot be restored leaves the site unchanged, and shows a sentence', () => {
  runUpdate('abc123')
  runUpdate('def456')
  const { status, said } = runScript('rollback.sh', { failing: 'worker restore' })
  expect(status).not.toBe(0)
  expect(said).toContain('The site responds as before.')
  expect(callIndexOf('def456: compose stop')).toBe(-1)
  expect(readSetting('VERSION')).toBe('def456')
})

test('An interrupted way back says what to do, and leaves no half-restored database', () => {
  runUpdate('abc123')
  runUpdate('def456')
  const { status, said } = runScript('rollback.sh', { interrupted: 'compose stop' })
  expect(status).toBe(130)
  expect(said).toContain('Start the site again, then this rollback')
  expect(readDockerCalls().at(-1)).toContain('DROP DATABASE IF EXISTS exemplia_retour')
  expect(readSetting('VERSION')).toBe('def456')
})

test('An update without a backup has no way back, not even that of an earlier update', () => {
  runUpdate('abc123')
  runUpdate('def456')
  vi.stubEnv('SKIP_BACKUP', '1')
  const made = readDockerCalls().length
  expect(runUpdate('ghi789')).toBe(0)
  vi.unstubAllEnvs()
  expect(
    readDockerCalls()
      .slice(made)
      .filter((call) => call.includes('backup')),
  ).toEqual([])
  expect(runScript('rollback.sh', {}).said).toContain('Nothing to go back to')
})

test('docker compose chooses no version by itself', () => {
  const images = readFileSync('docker-compose.yml', 'utf8').match(/image: exemplia\/.*/g) ?? []
  expect(images).toHaveLength(1)
  for (const image of images) expect(image).toMatch(/:\$\{VERSION:\?[^}]+\}$/)
  expect(existsSync('deploy/update.sh')).toBe(true)
})
