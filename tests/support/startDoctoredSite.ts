import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { CORE_HEALTH_CHECK_NAMES, HEALTH_STATES } from '@/src/domain/health/healthChecks'
import { copyBuild } from '@/src/server/build/copyBuild'
import { withUpToDateBuild } from '@/src/server/build/withUpToDateBuild'
import { runChildCommand } from '@/src/server/process/childCommand'
import { findFreePort } from '@/src/server/process/findFreePort'
import { root } from '@/src/server/root'
import { startWebServer } from '@/src/server/web/startWebServer'
import { firstAdmin } from './firstAdmin'
import { startClamd } from './startClamd'
import { startDatabase } from './startDatabase'
import { startFaultyProxy } from './startFaultyProxy'
import { startS3Server } from './startS3Server'
import { startSlackServer } from './startSlackServer'
import { startSmtpServer } from './startSmtpServer'

const SiteReportSchema = z.object({
  lights: z.array(
    z.object({
      light: z.enum(CORE_HEALTH_CHECK_NAMES),
      state: z.enum(HEALTH_STATES),
      says: z.string(),
    }),
  ),
})

/** The whole site, with a faulty proxy in front of each service, and the doctor command. */
export async function startDoctoredSite(dataDir: string) {
  const [database, store, mail, slack, clamd] = await Promise.all([
    startDatabase(),
    startS3Server(),
    startSmtpServer(),
    startSlackServer(),
    startClamd(),
  ])
  const parts = {
    database: await startFaultyProxy(database.url),
    store: await startFaultyProxy(store.endpoint),
    mail: await startFaultyProxy(`http://127.0.0.1:${mail.port}`),
    chat: await startFaultyProxy(slack.url),
    antivirus: await startFaultyProxy(clamd.url),
  }
  const port = await findFreePort()
  const front = await startTlsFront(port)
  const through = new URL(database.url)
  through.port = new URL(parts.database.url).port
  const variables = {
    ...store.environment,
    DATABASE_URL: through.href,
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: front.url,
    PAYLOAD_SECRET: 'a secret that only the drill of the lights knows',
    CRON_SECRET: 'the job runner of the drill',
    S3_ENDPOINT: parts.store.url,
    SMTP_URL: parts.mail.url.replace('http', 'smtp'),
    SLACK_API_URL: `${parts.chat.url}/api`,
    SLACK_BOT_TOKEN: 'xoxb-essai',
    SLACK_CHANNEL: 'C1',
    CLAMD_HOST: new URL(parts.antivirus.url).host,
    SEED_ADMIN_EMAIL: firstAdmin.email,
    SEED_ADMIN_PASSWORD: firstAdmin.password,
    SEED_VISITS: 'false',
    NODE_EXTRA_CA_CERTS: front.certificate,
  }
  // Outside the data folder, whose disk the tests fill.
  const program = mkdtempSync(path.join(tmpdir(), 'exemplia-program-'))
  const folder = await withUpToDateBuild(console.log, () => copyBuild(root, program))
  await runChildCommand('prepare', { ...variables, NODE_ENV: 'production' })
  const web = await startWebServer(folder, { ...variables, NODE_ENV: 'production' })
  const command = [path.join(root, 'src/cli/run.mjs')]
  const env = { ...process.env, ...variables }
  const run = (args: string[], changed: Record<string, string>) =>
    new Promise<{ told: string; status: number }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['--conditions=production', ...command, ...args],
        { cwd: root, env: { ...env, ...changed } },
        (_err, told) => resolve({ told, status: child.exitCode ?? 1 }),
      )
    })
  return {
    databaseUrl: database.url,
    parts,
    slack,
    front,
    startWorker: () =>
      spawn(process.execPath, ['--conditions=production', ...command, 'worker'], {
        env,
        stdio: 'ignore',
      }),
    run,
    doctor: async (changed: Record<string, string> = {}) => {
      const { told, status } = await run(['doctor', '--json'], changed)
      return { lights: SiteReportSchema.parse(JSON.parse(told)).lights, status }
    },
    stop: async () => {
      await web.stop()
      front.stop()
      for (const part of Object.values(parts)) await part.stop()
      await Promise.all([database, store, mail, slack, clamd].map(({ stop }) => stop()))
      rmSync(program, { recursive: true, force: true })
    },
  }
}

/** The public URL: HTTPS with a replaceable certificate, and a back end that can be removed. */
async function startTlsFront(port: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'exemplia-front-'))
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const make = (days: number) => {
    const asked = `req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days ${days}`
    const named = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate]
    execFileSync('openssl', [...asked.split(' '), ...named], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(certificate) }
  }
  let isOpen = true
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (!isOpen) return answer.writeHead(502).end('Bad gateway')
    const { url: path, method, headers } = asked
    const onward = request({ host: '127.0.0.1', port, path, method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }
  const server = createServer(make(90), pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `https://localhost:${typeof address === 'object' ? address?.port : ''}`,
    certificate,
    open: (open: boolean) => {
      isOpen = open
    },
    show: (days: number) => server.setSecureContext(make(days)),
    stop: () => {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
